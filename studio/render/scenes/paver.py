"""Patio or driveway of pavers."""

import math
import random

from materials.ground import soil
from materials.pavers import joint_sand, paver as paver_mat
from materials.plain import leafy
from props import variety
from props.back_garden import back_garden, set_plant
from props.foliage import grass_patch
from props.garage_front import garage_front
from props.garden import Garden
from props.patio_furniture import patio_furniture
from props.paving import lay_pavers, running_bond, scatter
from props.shot_view import daylight, is_dirty, sun_side, take_position
from scene_registry import scene
from studio.geometry import grid, instance

SAND = -0.0045  # metres below the pavers
HALF_PATIO = 4.6
HALF_DRIVEWAY = 2.7
HERRINGBONE = 0.1  # metres: lattice of its joints


@scene(
    "paver",
    a=dict(
        kind="herring",
        palette="red",
        place="garden",
        sun=(36, 150),
        cam=((0.25, -0.35, 1.5), (-0.05, 3.4, 0.12)),
        lens=28,
        furniture="bench",
        dry=0.2,
        mirror=1,
        fence=None,
    ),
    b=dict(
        kind="running",
        palette="grey",
        place="drive",
        house="stucco",
        color=(0.50, 0.42, 0.31),
        door=(0.58, 0.57, 0.54),
        roof="brown",
        sun=(42, 222),
        cam=((0.9, -1.1, 1.58), (-0.15, 4.6, 0.35)),
        lens=26,
        dry=0.4,
        mirror=1,
    ),
    c=dict(
        kind="ashlar",
        palette="tan",
        place="garden",
        sun=(45, 218),
        cam=((-0.4, -0.4, 1.52), (0.15, 3.4, 0.12)),
        lens=27,
        furniture="reading",
        dry=0.35,
        mirror=-1,
        fence=None,
    ),
)
def paver(grime, shot, seal=0.0):
    """Moss in the joints. a herringbone patio, b running-bond driveway, c three-size tumbled patio.

    shot.kind: herring, running or ashlar; place: garden or drive; furniture of the patio; fence: see patio;
    mirror -1 swaps left and right; wet 0..1. seal 0..1: how far the pavers are sealed.
    """
    daylight(shot, haze=1.2)
    garden = Garden(shot.dry, 2)
    pavers = paver_mat(grime, shot.palette, seal=seal, wet=shot.wet)
    if shot.place == "garden":
        lay_patio(garden, shot, grime, pavers)
    else:
        lay_driveway(garden, shot, grime, pavers)
    if is_dirty(grime):
        if shot.kind == "herring":
            moss_in_herringbone()
        else:
            garden.weeds(scatter(90, -2.6, 2.6, 0.2, 6, 8), (0.3, 0.8))
        garden.leaves(scatter(90, -3.2, 3.2, 0.3, 6, 5), 0.006)
    take_position(shot, 7, 3.2)


def lay_patio(garden, shot, grime, pavers):
    x = HALF_PATIO
    grid("sand", -x, x, -1.5, 6.3, SAND, joint_sand(grime))
    lay_pavers(shot.kind, pavers)
    running_bond(-x, x, 6.1, 6.3, pavers, 0.1, 0.2, seed=3)
    back_garden(garden, shot.fence, 6.32, shot.mirror)
    patio_furniture(garden, shot.furniture, shot.mirror)
    garden.shade_tree(6.0 * sun_side(shot), 0.2, 6.3, 1.9, 40)


def lay_driveway(garden, shot, grime, pavers):
    x = HALF_DRIVEWAY
    grid("sand", -x, x, -1.5, 9.1, SAND, joint_sand(grime))
    lay_pavers(shot.kind, pavers, x, -1.5, 8.9)
    garage_front(shot, grime, 9.2, shot.mirror)
    grid("soil", -40, 40, -10, 60, -0.04, soil())
    running_bond(-x, x, 8.9, 9.14, pavers, 0.12, 0.24)
    garden.lawn(-8, 8, -1, 8.4, inside=lambda x, y: abs(x) > 3.2)
    for side in (-1, 1):
        garden.ragged_edge((side * 2.9, -0.6), (side * 2.9, 8.6))
    for side in (-1, 1):
        for plant in variety.bed_plants(f"beside garage {side}", 3.2, 5.8, 0.4, 0.95):
            set_plant(garden, plant, side * plant.along, 8.4 + plant.across)
    garden.tree(-7, 14, 8, 2.5, "olive")
    garden.tree(8, 14, 8, 2.5, "green")
    garden.backdrop(28)
    garden.shade_tree(-6.5, -0.5, 6.5, 2.0, 40)


def moss_in_herringbone():
    """Low moss along the joints, in drifts."""
    moss = leafy("moss", (0.045, 0.070, 0.014), (0.125, 0.150, 0.036), 0.2)
    cushions = [grass_patch(moss, 120, (0.004, 0.012), 0.09, 0.0016, 60 + i) for i in range(3)]
    rng = random.Random(99)
    for _ in range(1000):
        column, row = rng.randint(-30, 30), rng.randint(-2, 52)
        if not moss_grows(column, row):
            continue
        x, y = column * HERRINGBONE, row * HERRINGBONE
        along_x = rng.random() < 0.5
        cushion = rng.choice(cushions)
        shift = rng.uniform(-0.04, 0.14)
        if along_x:
            place, turn = (x + shift, y, -0.004), rng.choice((0, 3.14))
        else:
            place, turn = (x, y + shift, -0.004), 1.57
        instance(cushion, place, (0, 0, turn), (1.2, 0.16, rng.uniform(0.5, 1.1)))


def moss_grows(column, row):
    drift = math.sin(column * 0.31 + 1) + math.sin(row * 0.23)
    return drift + math.sin(column * 0.11 - row * 0.17) > 0.35
