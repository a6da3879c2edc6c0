"""What borders the sidewalk at the right: lawn, picket fence or hedge."""

import math

from materials.walls import siding_mat
from props.beds import mulch_bed
from props.fences import board_fence

FLOWERS = ((0.30, 0.10, 0.42), (0.55, 0.10, 0.14))


def build_right_side(garden, kind, edge, grime):
    """edge: x of the sidewalk's right edge."""
    if kind == "hedge":
        mulch_bed(edge + 0.02, edge + 0.5, -2, 14, -0.01)
        for i in range(28):
            x, y = edge + 0.78 + 0.05 * (i % 2), -1.6 + i * 0.5
            garden.shrub(x, y, 0.36 + 0.03 * (i % 3), "dark", "tall", seed=500 + i)
        garden.lawn(edge + 1.2, edge + 6, -2, 15)
        return

    def inside(x, y):
        return not (kind == "picket" and x > edge + 0.55 and y > 14)

    garden.lawn(edge + 0.56, edge + 6, -2, 15, inside=inside)
    garden.ragged_edge((edge + 0.19, -1), (edge + 0.19, 13), 0.8)
    if kind == "picket":
        picket_fence(garden, edge, grime)


def picket_fence(garden, edge, grime):
    """White pickets along the sidewalk with flowers behind them."""
    paint = siding_mat(grime * 0.55, (0.70, 0.69, 0.66), 0.0, "picket")
    for part in board_fence(-2, 16, 0, 1.02, paint, width=0.085, gap=0.06, foot=0.06):
        part.rotation_euler = (0, 0, math.pi / 2)
        part.location = (edge + 0.62, 0, 0)
    for i in range(9):
        x = edge + 0.95 + garden.rng.uniform(-0.1, 0.2)
        garden.strap_clump(x, 0.5 + i * 1.3, 0.7, 80, flower=FLOWERS[i % 2])
