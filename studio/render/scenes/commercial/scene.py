"""Pavement before a shop, or the apron of a loading dock."""

import random

from materials.ground import asphalt
from props.garden import Garden
from props.paving import scatter
from props.shot_view import daylight, is_dirty, take_position
from scene_registry import scene
from scenes.commercial.dock import build_dock
from scenes.commercial.lot_edge import build_lot_edge
from scenes.commercial.shop import build_shop
from studio.geometry import grid

FRONT_Y = 6.4


@scene(
    "commercial",
    a=dict(
        kind="bakery",
        sun=(43, 218),
        cam=((1.1, -1.2, 1.6), (-0.35, 4.2, 0.55)),
        lens=26,
    ),
    b=dict(
        kind="dock",
        sun=(39, 142),
        cam=((-0.9, -1.3, 1.62), (0.3, 4.6, 0.45)),
        lens=26,
    ),
    c=dict(
        kind="hardware",
        sun=(50, 150),
        cam=((-1.6, -0.9, 1.62), (0.5, 4.1, 0.35)),
        lens=27,
    ),
)
def commercial(grime, shot):
    """a, c: a shop's pavement with gum and spills. b: apron with a roll-up door, striping and oil.

    shot.kind: bakery, hardware or dock.
    """
    daylight(shot)
    garden = Garden(0.3, 6)
    grid("lot", -40, 40, -25, 60, -0.16, asphalt(), 2, 2)
    if shot.kind == "dock":
        joints = build_dock(grime, FRONT_Y)
    else:
        joints = build_shop(garden, shot.kind, grime, FRONT_Y)
    garden.backdrop(-18)
    garden.tree(-6.2, -2.5, 6, 1.7, "olive", 36)
    build_lot_edge(garden)
    if is_dirty(grime):
        garden.leaves(scatter(60, -4, 4, 0.2, FRONT_Y, 3))
        garden.weeds(weed_points(joints))
    take_position(shot, 9, 4.0)


def weed_points(joints):
    """At the foot of the wall, and in the joints across the pavement."""
    wall = [(random.Random(i).uniform(-5, 5), FRONT_Y - 0.02) for i in range(26)]
    inner = joints[1:-1]
    pavement = [(random.Random(i).uniform(-4, 4), inner[i % len(inner)] + 0.003) for i in range(24)]
    return wall + pavement
