"""The garden around the house, seen from the eave."""

from materials.ground import soil
from materials.wood import wood
from props.fences import board_fence
from studio.geometry import grid

GROUND = -3.2  # metres below the gutter's lip
FENCE_Y = -7.5
SHRUB_KINDS = ("green", "olive", "dark", "bronze")
SHRUB_SHAPES = ("round", "loose", "low")


def build_background(garden):
    garden.backdrop(20, GROUND)
    garden.backdrop(-22, GROUND)
    grid("yard", -60, 60, -40, 60, GROUND, soil("yard"))
    for part in board_fence(-30, 12, 0, 1.85, wood(0, "brown", "z", "yardfence")):
        part.location = (0, FENCE_Y, GROUND)
    for i in range(9):
        garden.shrub(
            -2.5 - i * 1.7,
            -6.4 + 0.5 * (i % 2),
            0.6 + 0.15 * (i % 3),
            SHRUB_KINDS[i % 4],
            SHRUB_SHAPES[i % 3],
            GROUND,
            seed=i,
        )
    garden.tree(-6, 6, 8, 2.4, "olive", 50, -3)
    garden.tree(-10, -7, 8, 2.4, "green", 50, -3)
    garden.tree(-5.5, -5.5, 6.6, 1.8, "olive", 40, GROUND)
