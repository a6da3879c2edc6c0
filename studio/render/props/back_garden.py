"""The background of every patio."""

import math

from materials.ground import soil
from materials.wood import wood
from props.beds import mulch_bed
from props.fences import board_fence
from props.foliage import lawn
from props.garden import everywhere
from studio.geometry import grid, group

SHRUB_KINDS = ("green", "olive", "dark", "bronze")
SHRUB_SHAPES = ("round", "low", "loose", "tall")
FLOWERS = ((0.28, 0.24, 0.55), (0.55, 0.16, 0.08))
CORNER = 9  # metres to the side fences
TREES = ((-5, 12, 7, "olive"), (1, 15, 8, "green"), (5.5, 12.5, 7, "dark"))  # x, y, height, kind


def back_garden(garden, fence, y, mirror, grime=0.0):
    """Bed of shrubs that starts at y, a board fence behind it, and trees. `grime` is that of the fence."""
    mulch_bed(-7, 7, y, y + 2.0, -0.01, 3600)
    boards = wood(grime, fence, "z", "bgfence", low=(0, 0.9), roughness=0.75)
    back = y + 2.1
    board_fence(-CORNER, CORNER, back, 1.85, boards)
    for i in range(11):
        x = (-5.6 + i * 1.12) * mirror
        mix = (i * 5 + (mirror > 0)) % 7
        if mix < 2:
            garden.strap_clump(x, y + 0.55, 0.5, 100, flower=FLOWERS[i % 2])
        else:
            garden.shrub(
                x,
                y + 0.75 + 0.3 * (i % 2),
                0.34 + 0.05 * (mix % 4),
                SHRUB_KINDS[mix % 4],
                SHRUB_SHAPES[(mix + i) % 4],
                seed=i,
            )
    garden.trees(TREES, 2.6, mirror=mirror)
    grid("soil", -40, 40, -10, 60, -0.05, soil())
    garden.backdrop(22)
    for side in (-1, 1):
        enclose(garden, side, y, back, boards)


def enclose(garden, side, bed, back, boards):
    """Side fence, and the grass between it and the patio: seen where the camera looks along the garden."""
    turn = -side * math.pi / 2
    group(lambda: board_fence(-back, back, 0, 1.85, boards), (side * CORNER, 0, 0), turn)
    # Not garden.lawn: it would draw a seed, and move the furniture that comes after.
    left, right = sorted((side * 6.3, side * CORNER))
    lawn(garden.patches, everywhere, left, right, -2, bed, -0.03, 12)
    left, right = sorted((side * 7.2, side * CORNER))
    lawn(garden.patches, everywhere, left, right, bed, back, -0.03, 13)
