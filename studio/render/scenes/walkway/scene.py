"""Path through planting to a front door."""

from materials.ground import soil
from props.garden import Garden
from props.paving import joint_points, scatter
from props.shot_view import daylight, is_dirty, sun_side, take_position
from scene_registry import scene
from scenes.walkway.front import build_front, stand_pot
from scenes.walkway.path import JOINTS, lay_path
from scenes.walkway.planting import plant_side
from studio.geometry import grid

TREES = (  # x, y, height, kind
    (-8, 12, 8, "olive"),
    (9, 13, 9, "green"),
    (3, 17, 9, "dark"),
    (-3, 19, 9, "olive"),
    (-10.5, 5, 6.5, "green"),
)


@scene(
    "walkway",
    a=dict(
        kind="concrete",
        house="stucco",
        color=(0.50, 0.42, 0.31),
        door=(0.22, 0.035, 0.028),
        width=1.25,
        sun=(42, 222),
        cam=((0.55, -1.3, 1.58), (-0.08, 4.6, 0.55)),
        lens=27,
        dry=0.3,
        roof="brown",
        glass="blind",
        plants="mix",
    ),
    b=dict(
        kind="brick",
        house="lap",
        color=(0.30, 0.36, 0.40),
        door=(0.36, 0.22, 0.08),
        width=1.2,
        sun=(36, 138),
        cam=((-0.6, -1.2, 1.55), (0.12, 4.5, 0.55)),
        lens=27,
        dry=0.15,
        roof="charcoal",
        glass="curtain",
        plants="flower",
    ),
    c=dict(
        kind="pads",
        house="stucco",
        color=(0.58, 0.55, 0.49),
        door=(0.05, 0.085, 0.095),
        width=1.5,
        sun=(50, 205),
        cam=((0.15, -1.4, 1.62), (0.0, 4.4, 0.45)),
        lens=25,
        dry=0.5,
        roof="weathered",
        glass="dark",
        plants="dry",
    ),
)
def walkway(grime, shot):
    """One step up to a stoop. a broomed concrete, b running-bond brick, c large pads in gravel.

    shot.kind: concrete, brick or pads; house: stucco or lap; plants: mix, flower or dry; width of the path.
    """
    daylight(shot)
    garden = Garden(shot.dry, 4)
    grid("soil", -40, 40, -12, 60, -0.03, soil())
    half_width = shot.width / 2
    edge = lay_path(shot.kind, grime, half_width)
    build_front(shot, grime)
    for side in (-1, 1):
        plant_side(garden, shot.plants, side, edge)
    stand_pot(garden, shot)
    garden.trees(TREES, 2.5, 50)
    garden.backdrop(30)
    garden.shade_tree(5.8 * sun_side(shot), -0.8, 6.2, 1.9)
    if is_dirty(grime):
        garden.weeds(weed_points(shot.kind, half_width))
        garden.leaves(scatter(80, -half_width, half_width, 0, 7, 6), 0.006)
    take_position(shot, 9, 4.2)


def weed_points(kind, half_width):
    if kind == "concrete":
        return joint_points([-half_width, half_width], JOINTS, 55)
    return [(side * (half_width + 0.005), i * 0.23) for side in (-1, 1) for i in range(26)]
