"""What closes a garden: fences, walls and a hedge, as props/variety.py chooses them."""

import random

import bpy

from materials.walls import brick_mat, stucco
from materials.wood import wood
from props.fences import board_fence
from props.shared_materials import shared_flat
from props.walls import brick_wall
from studio.geometry import BOX_FACES, box, instance, mesh

POST_SPACING = 2.4
BLOCK = (0.406, 0.203, 0.01)  # length, height, joint
LATTICE_HEIGHT, LATTICE_PITCH, LATH = 0.36, 0.115, 0.034
HEDGE_CLUSTERS = 95  # per square metre of its front
TURN = 6.28


def garden_fence(garden, fence, x0, x1, y, grime=0.0):
    """Along y, facing -y. `grime` is that of boards, walls and paint."""
    build = {
        "dog-ear": dog_ear,
        "capped": capped,
        "lattice": lattice,
        "slats": slats,
        "panels": panels,
        "plaster": plaster,
        "blocks": blocks,
    }
    if fence.kind == "hedge":
        hedge(garden, fence, x0, x1, y)
    else:
        build[fence.kind](fence, x0, x1, y, grime)


def boards_of(fence, grime, axis="z"):
    name = f"bgfence{axis}"
    known = bpy.data.materials.get(name)
    return known or wood(grime, fence.tone, axis, name, low=(0, 0.9), roughness=0.75)


def dog_ear(fence, x0, x1, y, grime):
    board_fence(x0, x1, y, fence.height, boards_of(fence, grime))


def capped(fence, x0, x1, y, grime, height=None):
    """Boards that end square below a trim board and a cap."""
    height = height or fence.height
    board_fence(x0, x1, y, height, boards_of(fence, grime), width=0.186, gap=0.003)
    trim = boards_of(fence, grime, "x")
    box("fencetrim", (x0, y - 0.024, height - 0.10), (x1, y - 0.004, height), trim, 0.003)
    box("fencecap", (x0, y - 0.05, height), (x1, y + 0.10, height + 0.036), trim, 0.004)


def lattice(fence, x0, x1, y, grime):
    """A capped fence, and above it laths that cross."""
    foot = fence.height - LATTICE_HEIGHT
    capped(fence, x0, x1, y, grime, foot)
    laths = boards_of(fence, grime, "x")
    low, high = foot + 0.036, fence.height
    height = high - low
    boxes = []
    for slant in (-1, 1):
        x = x0 - height
        while x < x1 + height:
            boxes.append(lath(x, y + 0.02 + 0.008 * slant, low, height, slant))
            x += LATTICE_PITCH
    prisms("lattice", boxes, laths)
    box("latticetop", (x0, y - 0.01, high - 0.02), (x1, y + 0.06, high + 0.03), laths, 0.004)
    x = x0
    while x < x1:
        box("latticepost", (x, y - 0.01, 0), (x + 0.09, y + 0.08, high + 0.09), laths, 0.005)
        x += POST_SPACING


def lath(x, y, z, height, slant):
    """Corners of a lath that climbs at 45 degrees from (x, z)."""
    end = x + slant * height
    half, thickness = LATH * 0.7, 0.008
    return [
        (left + shift, depth, level)
        for level, left in ((z, x), (z + height, end))
        for shift, depth in ((-half, y), (half, y), (half, y + thickness), (-half, y + thickness))
    ]


def slats(fence, x0, x1, y, grime):
    """Boards that lie, between posts."""
    rng = random.Random(8)
    boxes = []
    posts = boards_of(fence, grime)
    width, gap = 0.138, 0.012
    x = x0
    while x < x1:
        end = min(x + POST_SPACING, x1)
        z = 0.05
        while z + width < fence.height:
            front, level = y + rng.gauss(0, 0.003), z + rng.gauss(0, 0.0015)
            boxes.append(brick(x + 0.003, end - 0.003, front, front + 0.019, level, level + width))
            z += width + gap
        box("post", (x - 0.045, y + 0.02, 0), (x + 0.045, y + 0.11, fence.height), posts, 0.004)
        x = end
    prisms("slats", boxes, boards_of(fence, grime, "x"))


def brick(x0, x1, y0, y1, z0, z1):
    """Corners of a box."""
    return [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]


def prisms(name, boxes, material):
    """Boxes in one mesh: each is an island, with a tone of its own."""
    vertices, faces = [], []
    for corners in boxes:
        first = len(vertices)
        vertices += corners
        faces += [tuple(first + index for index in face) for face in BOX_FACES]
    return mesh(name, vertices, faces, material)


def panels(fence, x0, x1, y, grime):
    """Painted tongue and groove between rails and square posts with caps."""
    paint = shared_flat("panels", [c * (1 - 0.2 * grime) for c in fence.tone], 0.5)
    board_fence(x0, x1, y, fence.height - 0.05, paint, width=0.148, gap=0.002)
    for z in (0.06, fence.height - 0.14):
        box("panelrail", (x0, y - 0.03, z), (x1, y + 0.04, z + 0.14), paint, 0.008)
    x = x0
    while x < x1:
        box("panelpost", (x, y - 0.045, 0), (x + 0.127, y + 0.08, fence.height + 0.06), paint, 0.008)
        low, high = (x - 0.015, y - 0.06, fence.height + 0.06), (x + 0.142, y + 0.095, fence.height + 0.09)
        box("panelcap", low, high, paint, 0.012)
        x += POST_SPACING


def plaster(fence, x0, x1, y, grime):
    """A plastered garden wall with piers and a cast cap."""
    render = bpy.data.materials.get("gardenwall") or stucco(
        0.12 + grime, fence.tone, 0.0, name="gardenwall", splash=0.35, green=0.3
    )
    cap = shared_flat("wallcap", (0.40, 0.38, 0.34), 0.85, variation=0.12)
    top = fence.height
    box("gardenwall", (x0, y, -0.1), (x1, y + 0.16, top), render)
    box("wallcap", (x0, y - 0.035, top), (x1, y + 0.20, top + 0.055), cap, 0.012)
    x = x0 + 0.7
    while x < x1:
        box("pier", (x, y - 0.06, -0.1), (x + 0.4, y, top), render)
        box("piercap", (x - 0.04, y - 0.10, top), (x + 0.44, y, top + 0.056), cap, 0.012)
        x += POST_SPACING * 1.75


def blocks(fence, x0, x1, y, grime):
    """A wall of concrete blocks with a course of flat ones on top."""
    mortar = shared_flat("blockmortar", (0.24, 0.23, 0.21), 0.95)
    surface = bpy.data.materials.get("blocks") or brick_mat(0.15 + grime, fence.tone, "blocks")
    rows = int(fence.height / BLOCK[1])
    brick_wall(x0, x1, y, 0, (rows - 0.5) * BLOCK[1], surface, mortar, *BLOCK)
    top = rows * BLOCK[1]
    cap = shared_flat("wallcap", (0.40, 0.38, 0.34), 0.85, variation=0.12)
    box("blockcap", (x0, y - 0.02, top - 0.01), (x1, y + 0.2, top + 0.05), cap, 0.008)


def hedge(garden, fence, x0, x1, y):
    """Clipped: filled evenly up to flat faces."""
    rng = random.Random(8)
    area = (x1 - x0) * fence.height
    for _ in range(int(area * HEDGE_CLUSTERS)):
        face = rng.random()
        depth = rng.uniform(0, 0.12) if face < 0.7 else rng.uniform(0, 0.7)
        height = rng.uniform(0.05, fence.height) if face < 0.7 else fence.height - rng.uniform(0, 0.1)
        place = (rng.uniform(x0, x1), y - 0.45 + depth, height)
        turn = (rng.uniform(0, TURN), rng.uniform(0, TURN), rng.uniform(0, TURN))
        instance(rng.choice(garden.clusters[fence.tone]), place, turn, rng.uniform(0.45, 0.8))
    shade = shared_flat("hedgecore", (0.012, 0.014, 0.008), 1.0)
    box("hedgecore", (x0, y - 0.25, 0), (x1, y + 0.3, fence.height - 0.12), shade)
