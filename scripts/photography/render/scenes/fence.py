"""Dog-eared board fence."""

import random

from materials.ground import soil
from materials.plain import flat
from materials.wood import wood
from props.beds import mulch_bed
from props.fences import board_fence, nails
from props.garden import Garden
from props.houses import neighbor_house
from props.seats import adirondack
from props.shot_view import daylight, sun_side, take_position
from scene_registry import scene
from studio.geometry import box, grid, group

FENCE_Y = 4.2
LEFT, RIGHT = -8, 9
BOARD = 0.145  # with its gap
ORANGE = (0.60, 0.22, 0.05)
SHRUBS = (  # x, radius, kind, shape
    (-3.2, 0.38, "dark", "round"),
    (-1.9, 0.26, "olive", "loose"),
    (1.0, 0.24, "green", "low"),
    (2.4, 0.34, "bronze", "round"),
)
TREES = ((-5, 9, 7, "olive"), (0.5, 11, 8, "green"), (5.5, 8.5, 7, "dark"))  # x, y, height, kind


@scene(
    "fence",
    a=dict(
        wood="cedar",
        sun=(44, 214),
        cam=((1.5, -0.6, 1.5), (-0.2, 4.0, 0.95)),
        lens=28,
        height=1.83,
        dry=0.3,
        front="bed",
    ),
    b=dict(
        wood="redwood",
        sun=(38, 150),
        cam=((-2.3, 0.9, 1.5), (0.6, 4.2, 0.9)),
        lens=27,
        height=1.83,
        dry=0.5,
        front="lawn",
    ),
)
def fence(grime, shot):
    """Gray and green at the foot, or brightened wood. shot: wood, height, front (bed or lawn)."""
    daylight(shot)
    garden = Garden(shot.dry, 6)
    build_fence(shot, grime)
    if shot.front == "bed":
        plant_bed(garden)
    else:
        furnish_lawn(garden)
    garden.trees(TREES, 2.5)
    neighbor_house(-2.5, 12, 9, 2.9, (0.42, 0.38, 0.32))
    garden.backdrop(24)
    garden.shade_tree(5.6 * sun_side(shot), -1.2, 6, 1.8, 36)
    take_position(shot, 8, 4.2)


def build_fence(shot, grime):
    boards = wood(grime, shot.wood, "z", "fencew", low=(0.0, 0.9), roughness=0.7)
    board_fence(LEFT, RIGHT, FENCE_Y, shot.height, boards)
    rust = flat("nail", (0.07, 0.055, 0.045), 0.6)
    nails(nail_points(shot.height), FENCE_Y - 0.006, rust)
    grid("soil", -40, 40, -10, 60, -0.03, soil())
    low, high = (LEFT, FENCE_Y - 0.012, 0.0), (RIGHT, FENCE_Y + 0.03, 0.14)
    kickboard = wood(grime, shot.wood, "x", "kickboard", low=(0, 0.9), roughness=0.7)
    box("kickboard", low, high, kickboard, 0.003)


def nail_points(height):
    """(x, z): two per board and rail."""
    rng = random.Random(6)
    points = []
    for i in range(117):
        for rail in (0.39, height * 0.55 + 0.04, height - 0.2):
            for offset in (0, 0.06):
                x = LEFT + i * BOARD + 0.04 + offset + rng.gauss(0, 0.003)
                points.append((x, rail + rng.gauss(0, 0.006)))
    return points


def plant_bed(garden):
    mulch_bed(-7, 7, 3.2, FENCE_Y, 0, 3600)
    for i, (x, radius, kind, shape) in enumerate(SHRUBS):
        garden.shrub(x, 3.7, radius, kind, shape, seed=i)
    for x in (-0.9, -0.3, 1.7):
        garden.strap_clump(x, 3.6, 0.45, 90, flower=ORANGE)
    garden.lawn(-7, 7, -1.5, 2.9)
    garden.ragged_edge((-6, 3.05), (6, 3.05))


def furnish_lawn(garden):
    garden.lawn(-7, 7, -1.5, 4.0)
    garden.ragged_edge((-7, 4.05), (7, 4.05), 1.2)
    white = flat("chair", (0.62, 0.61, 0.58), 0.5)
    group(lambda: adirondack(white), (1.2, 3.1, 0), -0.35)
    garden.shrub(3.6, 3.6, 0.45, "olive", "round", seed=3)
