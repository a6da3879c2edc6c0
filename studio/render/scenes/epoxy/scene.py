"""Floor coated with flake epoxy."""

from materials.dirt import oil_cluster
from materials.garage_floor import garage_slab
from props.shot_view import daylight, take_position
from scene_registry import scene
from scenes.epoxy.garage import build_garage
from scenes.epoxy.patio import build_patio

GARAGE_STOPS = 0.25  # a garage is darker than a patio
OIL = ((0.3, 1.7, 0.22), (-0.9, 2.9, 0.28), (1.1, 3.3, 0.15), (-0.3, 4.2, 0.2))  # x, y, radius
# Stop and metres. Little light opens the lens: the flakes nearest to it are soft.
INDOORS, OUTDOORS = (3.2, 4.8), (9, 3.6)
TRACKS = (-1.2, 0.5)  # x of the tyres


@scene(
    "epoxy",
    a=dict(
        place="garage",
        flakes=((0.62, 0.61, 0.58), (0.045, 0.045, 0.05), (0.24, 0.24, 0.25), (0.42, 0.41, 0.39)),
        base=(0.30, 0.30, 0.30),
        wall=(0.60, 0.59, 0.56),
        cabinets=(0.055, 0.06, 0.065),
        cam=((0.9, -1.0, 1.55), (-0.35, 3.6, 0.45)),
        lens=25,
        sun=(30, 196),
    ),
    b=dict(
        place="garage",
        flakes=((0.50, 0.42, 0.31), (0.14, 0.085, 0.05), (0.62, 0.58, 0.50), (0.30, 0.22, 0.145)),
        base=(0.36, 0.30, 0.23),
        wall=(0.55, 0.55, 0.53),
        cabinets=(0.46, 0.45, 0.42),
        cam=((-1.2, -0.9, 1.6), (0.5, 3.6, 0.42)),
        lens=25,
        sun=(34, 166),
    ),
    c=dict(
        place="patio",
        flakes=((0.60, 0.60, 0.58), (0.07, 0.085, 0.11), (0.22, 0.25, 0.29), (0.42, 0.43, 0.44)),
        base=(0.30, 0.32, 0.34),
        wall=(0.50, 0.43, 0.33),
        cam=((0.6, -1.0, 1.55), (-0.25, 3.2, 0.25)),
        lens=26,
        sun=(38, 230),
    ),
)
def epoxy(grime, shot):
    """a, b a garage, c a covered patio: bare stained concrete before, flakes and reflections after.

    shot: place, colors of the flakes, of the coat below them (base), of the wall and of the cabinets.
    """
    daylight(shot)
    oil = []
    for i, (x, y, radius) in enumerate(OIL):
        oil += oil_cluster(x, y, radius, i, 4, 10)
    floor = garage_slab(grime, "floor", shot.flakes, shot.base, None, oil, TRACKS)
    if shot.place == "garage":
        build_garage(shot, grime, floor)
        stops, sharpness = GARAGE_STOPS, INDOORS
    else:
        build_patio(shot, floor)
        stops, sharpness = 0.0, OUTDOORS
    take_position(shot, *sharpness)
    return dict(ev=stops)
