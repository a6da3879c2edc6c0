"""What is seen beyond a roof."""

from materials.plain import flat
from studio.geometry import grid

GROUND = -3.0  # metres below the eave
TREES = (  # x, y, height, kind
    (-7, 11, 9, "olive"),
    (-2.5, 14, 8.5, "green"),
    (5, 12, 10, "dark"),
    (11, 16, 9, "olive"),
    (-14, 15, 10, "green"),
)


def roof_background(garden):
    grass = flat("yard", (0.085, 0.095, 0.04), 0.9, variation=0.3)
    grid("yard", -60, 60, -30, 90, GROUND, grass)
    garden.backdrop(24, GROUND, -40, 40)
    garden.trees(TREES, 2.7, 56, GROUND)
