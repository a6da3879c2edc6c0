"""What stands at the side of a house seen from its roof or eave: without it the lawn would run to the horizon."""

import math

from materials.ground import soil
from materials.roofing import shingle
from materials.wood import wood
from props.fences import board_fence
from props.houses import NEIGHBOR_DEPTH, NEIGHBOR_OVERHANG, NEIGHBOR_RIDGE, neighbor_house
from props.roof_plane import RoofPlane
from props.shingles import shingle_roof
from studio.geometry import grid, group

HALF = 17  # metres of fence and planting to both sides of the house's front
SHRUB_KINDS = ("dark", "olive", "green", "bronze")
SHRUB_SHAPES = ("loose", "round", "tall", "low")
TREES = (  # x, y, height, kind
    (-12, 5.5, 7, "green"),
    (-4.5, 7, 8.5, "olive"),
    (7, 6, 7.5, "dark"),
    (14, 7.5, 9, "olive"),
)
NEIGHBOR_Y, NEIGHBOR_WIDTH, NEIGHBOR_HEIGHT = 8, 12, 2.7
NEIGHBOR_COLOR = (0.50, 0.44, 0.36)


def side_yard(garden, x, ground):
    """Bed, board fence, trees and the neighbor's house, x metres to the right of the origin or, below 0, left of it."""
    facing_right = -math.pi / 2
    turn = facing_right if x > 0 else -facing_right
    group(lambda: boundary(garden), (x, 0, ground), turn)


def boundary(garden):
    """Facing -y, on the ground, the fence at y = 0."""
    grid("sidebed", -HALF, HALF, -1.6, 0.3, 0.02, soil("sidebed"), 60, 4, mounds)
    board_fence(-HALF, HALF, 0, 1.85, wood(0.25, "brown", "z", "sidefence"))
    for i in range(2 * HALF):
        garden.shrub(
            -HALF + 0.5 + i + 0.3 * (i % 3),
            -0.7 - 0.25 * (i % 2),
            0.34 + 0.09 * (i * 5 % 4),
            SHRUB_KINDS[i * 3 % 4],
            SHRUB_SHAPES[i * 7 % 4],
            seed=200 + i,
        )
    garden.trees(TREES, 2.5)
    neighbor(2)
    garden.backdrop(19)


def neighbor(x):
    """Near enough for its shingles to be seen."""
    neighbor_house(x, NEIGHBOR_Y, NEIGHBOR_WIDTH, NEIGHBOR_HEIGHT, NEIGHBOR_COLOR)
    half = NEIGHBOR_WIDTH / 2 + NEIGHBOR_OVERHANG
    run = NEIGHBOR_DEPTH / 2 + NEIGHBOR_OVERHANG
    slope = math.degrees(math.atan2(NEIGHBOR_RIDGE, run))
    plane = RoofPlane(NEIGHBOR_Y - NEIGHBOR_OVERHANG, NEIGHBOR_HEIGHT + 0.015, slope)
    length = math.hypot(run, NEIGHBOR_RIDGE)
    roofing = shingle(0.25, "charcoal", slope, length, name="neighborshingle")
    shingle_roof(x - half, x + half, plane, length, roofing)


def mounds(x, y):
    return 0.03 * math.sin(5 * x + 2 * y)
