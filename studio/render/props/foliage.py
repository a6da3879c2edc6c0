"""Grass, leaves, bushes and trees out of instanced clusters.

Keep the names of these meshes: an instance is named after its mesh, and its tone is the hash that Blender
makes of the object's name.
"""

import math
import random

import numpy as np

from materials.plain import leafy
from studio.geometry import cylinder, instance, mesh

TURN = 6.28
LEAF_ROWS = 6


def grass_patch(material, blades, height=(0.035, 0.075), size=1.0, width=0.0028, seed=0):
    """Mesh of blades on a square of side `size`; `height` from..to and `width` in metres."""
    rng = np.random.RandomState(seed)
    vertices, faces = [], []
    for _ in range(blades):
        x, y = rng.uniform(-size / 2, size / 2, 2)
        angle = rng.uniform(0, 6.283)
        tall = rng.uniform(*height) * rng.uniform(0.7, 1.15)
        dx, dy = math.cos(angle), math.sin(angle)
        lean = abs(rng.normal(0, 0.55)) * tall
        half = width * rng.uniform(0.6, 1.3)
        px, py = -dy * half, dx * half
        knee_x, knee_y = dx * lean * 0.3, dy * lean * 0.3
        first = len(vertices)
        vertices += [
            (x - px, y - py, -0.01),
            (x + px, y + py, -0.01),
            (x - px * 0.8 + knee_x, y - py * 0.8 + knee_y, tall * 0.55),
            (x + px * 0.8 + knee_x, y + py * 0.8 + knee_y, tall * 0.55),
            (x + dx * lean, y + dy * lean, tall * (1 - 0.25 * min(1, lean / tall))),
        ]
        faces += [
            (first, first + 1, first + 3, first + 2),
            (first + 2, first + 3, first + 4),
        ]
    return mesh(f"grass{seed}", vertices, faces, material, link=False)


def lawn(patches, inside, x0, x1, y0, y1, z, seed, step=0.5, jitter=0.12):
    """Patches of grass wherever inside(x, y)."""
    rng = random.Random(seed)
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            px, py = x + rng.uniform(-jitter, jitter), y + rng.uniform(-jitter, jitter)
            if inside(px, py):
                instance(
                    rng.choice(patches),
                    (px, py, z),
                    (rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), rng.uniform(0, TURN)),
                    rng.uniform(0.85, 1.15),
                )
            x += step
        y += step


def leaf_cluster(material, leaves, radius, length, seed):
    """Mesh of leaves in a ball, denser outside, that mostly face outwards and up."""
    rng = np.random.RandomState(seed + 77)
    vertices, faces = [], []
    for _ in range(leaves):
        outwards = unit(rng.normal(size=3))
        middle = outwards * radius * rng.uniform(0.25, 1.0) ** 0.5
        normal = unit(outwards * 0.6 + rng.normal(size=3) * 0.6 + np.array([0, 0, 0.5]))
        along = unit(np.cross(normal, rng.normal(size=3)))
        across = np.cross(normal, along)
        leaf = length * rng.uniform(0.6, 1.25)
        half = leaf * 0.32
        first = len(vertices)
        vertices += [
            middle - along * leaf * 0.5,
            middle + across * half + normal * leaf * 0.08,
            middle + along * leaf * 0.5 - normal * leaf * 0.1,
            middle - across * half + normal * leaf * 0.08,
        ]
        faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
    return mesh(f"leafc{seed}", vertices, faces, material, link=False)


def unit(vector):
    return vector / np.linalg.norm(vector)


def bush(clusters, center, radii, count, seed, scale=1.0):
    """Fills an ellipsoid with `count` clusters, its core excepted, which nobody sees."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y, z = point_in_shell(rng)
        instance(
            rng.choice(clusters),
            (center[0] + x * radii[0], center[1] + y * radii[1], center[2] + z * radii[2]),
            (rng.uniform(0, TURN), rng.uniform(0, TURN), rng.uniform(0, TURN)),
            scale * rng.uniform(0.7, 1.2),
        )


def point_in_shell(rng):
    while True:
        x, y, z = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)
        if 0.15 < x * x + y * y + z * z < 1:
            return x, y, z


def tree(clusters, bark, x, y, height, crown, count, seed, z=0):
    """Trunk, six branches and a crown of that radius."""
    rng = random.Random(seed)
    top = (x + rng.uniform(-0.2, 0.2), y, z + height * 0.6)
    cylinder("trunk", (x, y, z), top, 0.16, 0.09, bark)
    for i in range(6):
        angle = rng.uniform(0, TURN)
        fork = (x, y, z + height * (0.3 + 0.05 * i))
        tip = (
            x + math.cos(angle) * crown * 0.6,
            y + math.sin(angle) * crown * 0.6,
            z + height * (0.55 + 0.05 * i),
        )
        cylinder("branch", fork, tip, 0.06, 0.02, bark, 8)
    bush(clusters, (x, y, z + height * 0.68), (crown, crown, height * 0.32), count, seed, 2.6)


def fallen_leaves(points, z, seed, colors, length=0.05):
    """Curled leaves that lie at (x, y); z is a height or a function of x and y."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for x, y in points:
        angle = rng.uniform(0, TURN)
        leaf = length * rng.uniform(0.5, 1.3)
        width = leaf * rng.uniform(0.3, 0.5)
        cos, sin = math.cos(angle), math.sin(angle)
        ground = z(x, y) if callable(z) else z
        edges, tip = rng.uniform(0.1, 0.9) * width / 2, rng.uniform(0, 0.3) * leaf
        first = len(vertices)
        for row in range(LEAF_ROWS + 1):
            share = row / LEAF_ROWS
            half = width / 2 * math.sin(math.pi * share**0.8) ** 0.8 if 0 < row < LEAF_ROWS else 0
            rib = tip * max(0, share - 0.4) ** 2
            for side in (-1, 0, 1):
                px, py = (share - 0.5) * leaf, side * half
                lift = rib + abs(side) * edges * (2 * half / width) ** 2
                vertices.append((x + px * cos - py * sin, y + px * sin + py * cos, ground + lift))
        for corner in range(first, len(vertices) - 3, 3):
            for left in (corner, corner + 1):
                faces.append((left, left + 1, left + 4, left + 3))
    return mesh("leaves", vertices, faces, leafy(f"deadleaf{seed}", *colors, 0.15))
