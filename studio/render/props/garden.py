"""The planting of one picture."""

import math
import random

import bpy

from materials.plain import flat, leafy
from props.foliage import bush, fallen_leaves, grass_patch, lawn, leaf_cluster, tree
from studio.geometry import instance

TURN = 6.28
LUSH_GRASS = ((0.042, 0.058, 0.017), (0.125, 0.142, 0.052))  # darkest and brightest blade
DRY_GRASS = ((0.10, 0.092, 0.040), (0.25, 0.215, 0.115))
FALLEN = ((0.16, 0.085, 0.03), (0.30, 0.185, 0.06))
# shape -> height and spread in radii of the shrub, clusters per ellipsoid, scale of a cluster
SHRUB_SHAPES = {
    "round": (0.85, 1.0, 40, 1.25),
    "low": (0.5, 1.25, 34, 1.2),
    "tall": (1.6, 0.7, 54, 1.25),
    "loose": (1.0, 1.1, 22, 1.05),
}
FINE_CLUMP = 120  # a strap-leaf clump of so many blades is an ornamental grass


def everywhere(x, y):
    return True


class Garden:
    """Grass, shrubs and trees. dry 0..1 shifts everything from lush to Sacramento in August.

    Plants that stand before and after the work draw from the garden's own generator, in the order of the
    calls; what lies there only before it (weeds, leaves) has generators of its own.
    """

    def __init__(self, dry=0.25, seed=0):
        self.rng = random.Random(seed)
        blend = [
            tuple(wet * (1 - dry) + dead * dry for wet, dead in zip(lush, dried))
            for lush, dried in zip(LUSH_GRASS, DRY_GRASS)
        ]
        grass = leafy("grassA", *blend, 0.14)
        green = leafy("leafA", (0.020, 0.046, 0.014), (0.062, 0.108, 0.032))
        self.olive = leafy("leafB", (0.050, 0.066, 0.026), (0.130, 0.145, 0.058))
        dark = leafy("leafC", (0.012, 0.028, 0.012), (0.035, 0.062, 0.022))
        bronze = leafy("leafD", (0.044, 0.018, 0.022), (0.105, 0.044, 0.042))
        self.bark = flat("bark", (0.08, 0.06, 0.045), 0.95, 0.1, bump_strength=0.6, bump_scale=20)
        self.patches = [grass_patch(grass, 3600, (0.025, 0.07), seed=i) for i in range(3)]
        self.edges = [
            grass_patch(grass, 800, (0.03, 0.085), 0.42, 0.0028, 20 + i) for i in range(2)
        ]
        self.tufts = [grass_patch(grass, 34, (0.02, 0.07), 0.05, 0.0022, 40 + i) for i in range(3)]
        self.clusters = {
            "green": [leaf_cluster(green, 400, 0.28, 0.055, i) for i in range(2)],
            "olive": [leaf_cluster(self.olive, 360, 0.30, 0.05, 10 + i) for i in range(2)],
            "dark": [leaf_cluster(dark, 460, 0.27, 0.045, 20 + i) for i in range(2)],
            "bronze": [leaf_cluster(bronze, 340, 0.28, 0.05, 30 + i) for i in range(2)],
        }
        self.cache = {}

    def lawn(self, x0, x1, y0, y1, z=-0.025, inside=everywhere):
        """Grass on the rectangle, where inside(x, y)."""
        lawn(self.patches, inside, x0, x1, y0, y1, z, self.rng.randint(0, 99))

    def ragged_edge(self, start, end, size=1.0):
        """Tufty edge of a lawn from start to end, both (x, y)."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        count = int(math.hypot(dx, dy) / 0.19)
        for i in range(count):
            share = i / max(1, count)
            instance(
                self.rng.choice(self.edges),
                (
                    start[0] + dx * share + self.rng.uniform(-0.06, 0.06),
                    start[1] + dy * share + self.rng.uniform(-0.06, 0.06),
                    -0.02,
                ),
                (0, 0, self.rng.uniform(0, TURN)),
                size * self.rng.uniform(0.75, 1.15),
            )

    def weeds(self, points, size=(0.5, 1.3)):
        """Little tufts in joints."""
        rng = random.Random(99)
        for x, y in points:
            place = (x, y, -0.015)
            instance(
                rng.choice(self.tufts), place, (0, 0, rng.uniform(0, TURN)), rng.uniform(*size)
            )

    def shrub(self, x, y, radius, kind="green", shape="round", z=0.0, seed=None):
        """Lumpy on purpose: three overlapping ellipsoids.

        kind: green, olive, dark or bronze; shape: round, low, tall or loose.
        """
        rng = random.Random(seed if seed is not None else self.rng.randint(0, 9999))
        height, spread, count, scale = SHRUB_SHAPES[shape]
        for _ in range(3):
            angle = rng.uniform(0, TURN)
            away = radius * 0.38 * spread
            share = rng.uniform(0.55, 0.9)
            center = (
                x + away * math.cos(angle),
                y + away * math.sin(angle),
                z + radius * height * rng.uniform(0.55, 0.85),
            )
            wide = radius * share * spread
            radii = (wide, wide, radius * height * share)
            bush(self.clusters[kind], center, radii, count, rng.randint(0, 9999), radius * scale)

    def strap_clump(self, x, y, height, blades, material=None, z=0.0, flower=None):
        """Agapanthus, day lily or ornamental grass; the color `flower` adds heads."""
        key = ("strap", blades, round(height, 2), material)
        if key not in self.cache:
            width = 0.009 if blades < FINE_CLUMP else 0.004
            material = material or self.olive
            tall = (height * 0.7, height)
            seed = 70 + len(self.cache)
            self.cache[key] = grass_patch(material, blades, tall, height * 0.28, width, seed)
        instance(
            self.cache[key],
            (x, y, z),
            (0, 0, self.rng.uniform(0, TURN)),
            self.rng.uniform(0.8, 1.15),
        )
        if flower:
            self.flower_heads(x, y, z, height, flower)

    def flower_heads(self, x, y, z, height, color):
        # The mesh is built for every clump, though only the first is used: its name counts up, and with it
        # the names of later meshes of that name, which are the tones of their instances.
        head = self.cache.setdefault(
            ("flower", color), leaf_cluster(flower_material(color), 60, 0.05, 0.03, 90)
        )
        for _ in range(7):
            angle, away = self.rng.uniform(0, TURN), self.rng.uniform(0, height * 0.4)
            top = z + height * self.rng.uniform(0.75, 1.2)
            instance(
                head,
                (x + away * math.cos(angle), y + away * math.sin(angle), top),
                (self.rng.uniform(0, 6), 0, self.rng.uniform(0, 6)),
                self.rng.uniform(0.7, 1.2),
            )

    def tree(self, x, y, height=7, crown=2.4, kind="olive", count=60, z=0.0):
        seed = self.rng.randint(0, 999)
        tree(self.clusters[kind], self.bark, x, y, height, crown, count, seed, z)

    def trees(self, rows, crown, count=60, z=0.0, mirror=1):
        """rows: x, y, height and kind of each."""
        for x, y, height, kind in rows:
            self.tree(x * mirror, y, height, crown, kind, count, z)

    def shade_tree(self, x, y, height=6.5, crown=2.1, count=46, seed=31, z=0):
        """Tree beside the picture that dapples it with shade. Its seed is fixed: it draws nothing."""
        tree(self.clusters["olive"], self.bark, x, y, height, crown, count, seed, z)

    def hedge(self, x0, x1, y, height, kind="dark", depth=0.5, z=0.0):
        """depth is from the middle to the front."""
        center = ((x0 + x1) / 2, y, z + height / 2)
        radii = ((x1 - x0) / 2, depth, height / 2)
        count = int((x1 - x0) * height * 14)
        bush(self.clusters[kind], center, radii, count, self.rng.randint(0, 999), 1.3)

    def backdrop(self, y, z=0.0, x0=-50, x1=50):
        """Row of big bushes that hides the horizon; the same behind every picture."""
        rng = random.Random(5)
        pool = self.clusters["green"] + self.clusters["olive"] + self.clusters["dark"]
        x = x0
        while x < x1:
            cluster = rng.choice(pool)
            center = (x, y + rng.uniform(-4, 4), z + rng.uniform(1.2, 4.2))
            radii = (2.6, 2.0, rng.uniform(1.8, 4.2))
            bush([cluster], center, radii, 13, rng.randint(0, 9999), rng.uniform(4, 6.5))
            x += rng.uniform(1.8, 3.2)

    def leaves(self, points, z=0.004, seed=9):
        """Fallen leaves at (x, y); z is a height or a function of x and y."""
        return fallen_leaves(points, z, seed, FALLEN)


def flower_material(color):
    name = f"fl{color}"
    bright = tuple(min(1, c * 1.5) for c in color)
    return bpy.data.materials.get(name) or leafy(name, color, bright)
