"""Beds along the path, and what lies outside of them."""

import random

from props.beds import gravel, mulch_bed
from scenes.walkway.path import HOUSE_Y, STOOP_Y

BED_WIDTH = 1.15
BLUE = (0.28, 0.24, 0.55)
ANNUALS = ((0.50, 0.08, 0.12), (0.62, 0.50, 0.10), (0.36, 0.14, 0.50))
BED_KINDS = ("green", "olive", "bronze", "dark")
BED_SHAPES = ("low", "round", "loose")
HOUSE_KINDS = ("green", "dark", "olive", "bronze")
HOUSE_SHAPES = ("round", "low", "tall", "round")
STONES = ((0.20, 0.17, 0.13), (0.42, 0.36, 0.28))


def plant_side(garden, plants, side, edge):
    """side: -1 left, 1 right; edge: distance of the path's edge from the middle."""
    near, far = sorted((side * (edge - 0.004), side * (edge + BED_WIDTH)))
    mulch_bed(near, far, -2.5, STOOP_Y + 0.2, 0.0, 1500, seed=6 + side)
    near, far = sorted((side * (edge + 0.03), side * 5.5))
    mulch_bed(near, far, STOOP_Y + 0.1, HOUSE_Y, 0.0, 1200, seed=9 + side)
    if plants == "dry":
        near, far = sorted((side * (edge + 1.1), side * 6.0))
        gravel(near, far, -1, STOOP_Y + 0.2, -0.01, 5200, STONES, (0.02, 0.05))
    else:
        near, far = sorted((side * (edge + 1.5), side * 6.4))
        garden.lawn(near, far, -1.6, STOOP_Y - 0.1)
        garden.ragged_edge((side * (edge + 1.2), -1), (side * (edge + 1.2), STOOP_Y))
    rng = random.Random(20 + side)
    for i in range(9):
        x = side * (edge + rng.uniform(0.32, 0.85))
        y = 0.1 + i * 0.72 + rng.uniform(-0.15, 0.15)
        plant_along_path(garden, plants, rng, side, i, x, y)
    for i in range(4):
        garden.shrub(
            side * (1.9 + i * 1.05),
            HOUSE_Y - 0.62,
            rng.uniform(0.34, 0.48),
            HOUSE_KINDS[(i + (side > 0)) % 4],
            HOUSE_SHAPES[i],
            seed=70 + i + side,
        )


def plant_along_path(garden, plants, rng, side, i, x, y):
    """Plant number i of the side at (x, y)."""
    if plants == "dry":
        if i % 2:
            garden.strap_clump(x, y, 0.5, 130, garden.olive)
        else:
            garden.shrub(x, y, 0.20, "olive", "low", seed=i)
    elif plants == "flower" and i % 3 != 1:
        garden.strap_clump(x, y, 0.38, 100, flower=ANNUALS[(i + side) % 3])
    elif i % 3 == 0:
        garden.strap_clump(x, y, 0.42, 90, flower=BLUE)
    else:
        radius = rng.uniform(0.17, 0.27)
        kind, shape = rng.choice(BED_KINDS), rng.choice(BED_SHAPES)
        garden.shrub(x, y, radius, kind, shape, seed=i + 40)
