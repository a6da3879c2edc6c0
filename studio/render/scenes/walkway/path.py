"""The path and the stoop at its end."""

import random

from materials.concrete import concrete
from materials.pavers import joint_sand, paver as paver_mat
from materials.plain import flat
from materials.walls import brick_mat
from props.beds import gravel
from props.paving import cut_lines, running_bond, slabs
from props.walls import brick_wall
from studio.blocks import Blocks
from studio.geometry import box, grid

HOUSE_Y = 8.2
STOOP_Y = 6.6
START_Y = -3
SLAB = 1.2
JOINTS = cut_lines(-3.1, STOOP_Y - 0.1, SLAB)
BRICK = (0.2, 0.1, 0.007)  # length, width, joint
CURB = 0.1  # upright course at either side of the bricks
GRAVEL_STRIP = 0.12
TINT = (0.33, 0.312, 0.275)


def lay_path(kind, grime, half_width):
    """Path of that kind with its stoop. Returns the distance of its outer edge from the middle."""
    if kind == "brick":
        brick_path(grime, half_width)
        brick_stoop(grime)
        return half_width + CURB
    if kind == "concrete":
        concrete_path(grime, half_width)
        edge = half_width
    else:
        pad_path(grime, half_width)
        edge = half_width + GRAVEL_STRIP
    concrete_stoop(grime)
    return edge


def brick_path(grime, half_width):
    bricks = paver_mat(grime, "brick", far=(1.5, 6.0), algae=1.1)
    end = STOOP_Y - 0.3
    running_bond(-half_width, half_width, START_Y, end, bricks, *BRICK)
    left, right = (-half_width - CURB, -half_width), (half_width, half_width + CURB)
    running_bond(*left, START_Y, end, bricks, *BRICK, seed=13, along="y")
    running_bond(*right, START_Y, end, bricks, *BRICK, seed=15, along="y")
    grid("sand", left[0], right[1], START_Y, end, -0.004, joint_sand(grime))


def brick_stoop(grime):
    bricks = paver_mat(grime * 0.9, "brick", "stoop", far=(0, 9))
    running_bond(-1.3, 1.3, STOOP_Y - 0.3, HOUSE_Y + 0.1, bricks, *BRICK, z=0.16)
    mortar = flat("mortar", (0.28, 0.265, 0.24), 0.95)
    box("stoopcore", (-1.3, STOOP_Y - 0.29, -0.1), (1.3, HOUSE_Y, 0.152), mortar)
    brick_wall(-1.3, 1.3, STOOP_Y - 0.30, 0.0, 0.115, brick_mat(grime * 0.8), mortar)


def concrete_path(grime, half_width):
    broomed = concrete(
        grime,
        (0, SLAB, 0, -3.1),
        edge_x=(-half_width, half_width),
        tint=TINT,
        algae=0.75,
        cracks=0.6,
    )
    slabs([-half_width, half_width], JOINTS, broomed)


def pad_path(grime, half_width):
    """Pads as wide as the path, laid by hand into gravel."""
    smooth = concrete(grime, None, tint=(0.31, 0.285, 0.25), algae=0.7, broom=None)
    rng = random.Random(3)
    pads = Blocks()
    y = -2.6
    while y < STOOP_Y - 0.5:
        x = rng.uniform(-0.02, 0.02)
        pads.add(x, y + 0.45, 0.02, 2 * half_width, 0.88, 0.1, rng.gauss(0, 0.004), 0.012)
        y += 0.98
    pads.make("pads", smooth)
    edge = half_width + GRAVEL_STRIP
    colors = ((0.20, 0.185, 0.16), (0.48, 0.44, 0.37))
    gravel(-edge, edge, START_Y, STOOP_Y - 0.1, 0.0, 9000, colors, (0.010, 0.028))


def concrete_stoop(grime):
    # Moved noise: the stoop was cast on another day than the path.
    smooth = concrete(
        grime * 0.95, None, tint=TINT, name="stoop", algae=0.8, noise_offset=(3, 9, 0)
    )
    box("stoop", (-1.4, STOOP_Y - 0.1, -0.1), (1.4, HOUSE_Y + 0.1, 0.17), smooth, 0.012)
