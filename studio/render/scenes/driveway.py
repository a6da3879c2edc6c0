"""Two-car driveway up to a garage."""

import random

from materials.concrete import concrete
from materials.dirt import oil_cluster
from materials.ground import soil
from materials.plain import flat
from props.beds import mulch_bed
from props.garage_front import garage_front
from props.garden import Garden
from props.objects import waste_cart
from props.paving import cut_lines, joint_points, scatter, slabs
from props.shot_view import daylight, is_dirty, sun_side, take_position
from scene_registry import scene
from studio.camera import camera
from studio.geometry import grid, group

HALF_WIDTH = 2.75
SLAB = 3.0
GARAGE_Y = 12.0
OIL = ((1.0, 3.9, 0.27), (-0.7, 5.7, 0.22), (0.95, 2.5, 0.09), (1.1, 7.2, 0.2))  # x, y, radius
TRACKS = (-1.6, 1.5)  # x of the tyres
CARTS = ((0.03, 0.06, 0.12), (0.035, 0.08, 0.04))
SHRUBS = ((0.36, "green", "round"), (0.40, "olive", "loose"), (0.34, "dark", "low"))
TREES = (  # x, y, height, kind
    (-8, 17, 8, "olive"),
    (-12, 13, 7, "green"),
    (9.5, 16, 9, "dark"),
    (13, 20, 9, "olive"),
    (-5, 24, 10, "green"),
    (-18, 20, 9, "olive"),
)


@scene(
    "driveway",
    a=dict(
        house="lap",
        color=(0.42, 0.46, 0.48),
        door=(0.68, 0.67, 0.64),
        roof="weathered",
        sun=(41, 232),
        cam=((0.95, -1.15, 1.62), (-0.12, 5.2, 0.30)),
        lens=26,
        aggregate=0.0,
        tint=(0.33, 0.312, 0.28),
        dry=0.3,
        mirror=1,
    ),
    b=dict(
        house="stucco",
        color=(0.50, 0.42, 0.31),
        door=(0.20, 0.13, 0.085),
        roof="brown",
        sun=(46, 140),
        cam=((-1.1, -1.2, 1.6), (0.2, 5.0, 0.35)),
        lens=26,
        aggregate=1.0,
        tint=(0.32, 0.29, 0.245),
        dry=0.5,
        mirror=-1,
    ),
    c=dict(
        house="stucco",
        color=(0.57, 0.56, 0.52),
        door=(0.60, 0.59, 0.56),
        roof="charcoal",
        sun=(34, 205),
        cam=((1.9, -0.9, 1.58), (-0.9, 5.0, 0.35)),
        lens=25,
        aggregate=0.0,
        tint=(0.35, 0.325, 0.285),
        dry=0.15,
        mirror=1,
    ),
)
def driveway(grime, shot):
    """Oil, tyre lanes and weeds in the joints. a, c broomed concrete, b exposed aggregate.

    shot: aggregate 0..1, tint of the concrete, wet 0..1, mirror -1 swaps left and right. The camera "hero"
    is the one of the film.
    """
    daylight(shot, haze=1.0)
    garden = Garden(shot.dry, 9)
    joints = lay_driveway(shot, grime)
    grid("soil", -40, 40, -10, 60, -0.03, soil())
    garden.lawn(-13, 13, -1, 14, inside=beside_driveway)
    for side in (-1, 1):
        x = side * (HALF_WIDTH + 0.19)
        garden.ragged_edge((x, -0.6), (x, 10.6))
    garage_front(shot, grime, GARAGE_Y, shot.mirror)
    if is_dirty(grime):
        garden.weeds(weed_points(joints))
        garden.leaves(scatter(60, -HALF_WIDTH, HALF_WIDTH, 0.5, 10, 4), 0.005)
    for side in (-1, 1):
        plant_beside_garage(garden, side)
    if shot.house == "stucco":
        stand_carts(shot.mirror)
    garden.trees(TREES, 2.6, 56, mirror=shot.mirror)
    garden.hedge(-13, -5.5, 14.5, 1.3, "dark")
    garden.hedge(7, 13, 14, 1.3, "green")
    garden.backdrop(34)
    garden.shade_tree(8.3 * sun_side(shot), -1.2, 7.2, 2.1)
    if shot.camera_name == "hero":
        camera((0.55, -0.75, 1.5), (0.12, 1.75, 0.0), 27, 5.6, 2.3)
    else:
        take_position(shot, 9, 5.5)


def lay_driveway(shot, grime):
    """Returns the y of the joints across."""
    oil = []
    for i, (x, y, radius) in enumerate(OIL):
        oil += oil_cluster(x * shot.mirror, y, radius, i + 2, 4, 9)
    joints = cut_lines(-3, 12, SLAB)
    surface = concrete(
        grime,
        (HALF_WIDTH, SLAB, 0, 0),
        oil,
        edge_x=(-HALF_WIDTH, HALF_WIDTH),
        tracks=TRACKS,
        tint=shot.tint,
        cracks=0.4,
        aggregate=shot.aggregate,
        wet=shot.wet,
        broom=None if shot.aggregate else (260, 5, 5),
    )
    slabs([-HALF_WIDTH, 0, HALF_WIDTH], joints, surface, 0.014)
    return joints


def beside_driveway(x, y):
    return abs(x) > HALF_WIDTH + 0.5 and y < 10.6 and (abs(x) < 9 or y > 3)


def weed_points(joints):
    """In patches: each 1 cm of y has weeds or has none."""
    points = joint_points([-HALF_WIDTH, 0, HALF_WIDTH], joints[1:], 120)
    return [(x, y) for x, y in points if random.Random(int(y * 99)).random() < 0.6]


def plant_beside_garage(garden, side):
    near, far = sorted((side * 2.82, side * 5.9))
    mulch_bed(near, far, 10.8, GARAGE_Y, 0.0, 900, seed=side + 4)
    for i, (radius, kind, shape) in enumerate(SHRUBS):
        garden.shrub(side * (3.4 + i * 0.9), 11.4, radius, kind, shape, seed=i + 3 * side)


def stand_carts(mirror):
    for i, color in enumerate(CARTS):
        body = flat(f"cart{i}", color, 0.5)
        lid = flat(f"cartlid{i}", [c * 0.8 for c in color], 0.5)
        x = -3.25 * mirror - i * 0.75 * mirror
        group(lambda: waste_cart(body, lid), (x, 11.0, 0), 0.1)
