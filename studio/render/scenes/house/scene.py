"""Side of a house."""

from materials.ground import soil
from props.beds import mulch_bed
from props.garden import Garden
from props.shot_view import daylight, take_position
from scene_registry import scene
from scenes.house.fittings import build_fittings
from scenes.house.wall import WALL_Y, build_eave, build_wall, hang_windows
from studio.geometry import grid

FRESH_MULCH, DRY_MULCH = (0.088, 0.058, 0.042), (0.13, 0.10, 0.074)
AGAPANTHUS, DAY_LILY = (0.28, 0.24, 0.55), (0.55, 0.18, 0.06)
DRY = 0.4  # from here on a garden is dry
SHRUBS = (  # x, radius, kind, shape
    (-3.9, 0.40, "dark", "round"),
    (-2.4, 0.26, "green", "low"),
    (-0.55, 0.26, "olive", "loose"),
    (2.0, 0.30, "green", "round"),
    (4.0, 0.42, "bronze", "round"),
)


@scene(
    "house",
    a=dict(
        kind="stucco",
        color=(0.50, 0.415, 0.305),
        sun=(44, 208),
        cam=((1.7, -1.1, 1.55), (-0.05, 4.2, 1.25)),
        lens=28,
        glass="blind",
        roof="brown",
        dry=0.3,
        shutters=None,
    ),
    b=dict(
        kind="lap",
        color=(0.60, 0.61, 0.58),
        sun=(44, 205),
        cam=((-1.6, -1.0, 1.55), (0.1, 4.2, 1.28)),
        lens=29,
        glass="dark",
        roof="charcoal",
        dry=0.15,
        shutters=(0.035, 0.055, 0.075),
    ),
    c=dict(
        kind="stucco",
        color=(0.56, 0.55, 0.50),
        sun=(36, 142),
        cam=((-1.9, -1.2, 1.5), (0.25, 4.2, 1.2)),
        lens=27,
        glass="curtain",
        roof="weathered",
        dry=0.5,
        shutters=None,
    ),
)
def house(grime, shot):
    """a, c stucco with splashed soil and runs below the sills; b lap siding with green algae.

    shot.kind: stucco or lap; shutters: their color or None. The house is mirrored so that its wider
    window is opposite the camera.
    """
    daylight(shot, haze=1.2)
    garden = Garden(shot.dry, 7)
    mirror = 1 if shot.cam[0][0] > 0 else -1
    sill = build_wall(shot, grime, mirror)
    hang_windows(shot, sill, mirror)
    build_eave(shot, grime, mirror)
    build_fittings(shot.kind, mirror)
    plant(garden, shot.dry, mirror)
    take_position(shot, 8, 5.0)


def plant(garden, dry, mirror):
    """Bed at the wall, lawn before it, and green that windows reflect behind the camera."""
    mulch = FRESH_MULCH if dry < DRY else DRY_MULCH
    mulch_bed(-7, 7, 3.05, WALL_Y + 0.05, -0.005, 5200, mulch)
    grid("soil", -30, 30, -8, 40, -0.04, soil())
    for i, (x, radius, kind, shape) in enumerate(SHRUBS):
        garden.shrub(x * mirror, 3.6, radius, kind, shape, seed=11 + i)
    for x in (-1.3, 0.75, 1.3):
        flower = AGAPANTHUS if dry < DRY else DAY_LILY
        garden.strap_clump(x * mirror, 3.45, 0.42, 90, flower=flower)
    garden.lawn(-7, 7, -1.5, 2.75, -0.02)
    garden.ragged_edge((-6, 2.9), (6, 2.9))
    garden.backdrop(26)
    garden.backdrop(-26)
    garden.tree(8.5 * mirror, 9, 7, 2.4)
    garden.tree(-5.4 * mirror, -3.2, 6.5, 2.0, "olive", 40)
