"""Front of the house that the path leads to, and its porch."""

from materials.plain import flat
from materials.roofing import shingle
from props.doors import front_door
from props.eaves import downspout, eave
from props.house_details import house_number, lantern
from props.objects import pot
from props.roof_plane import RoofPlane
from props.shingles import shingle_roof
from props.walls import facade
from props.windows import shutters, window
from scenes.walkway.path import HOUSE_Y, STOOP_Y
from studio.geometry import box

LEFT, RIGHT = -6.5, 6.0
STOOP_HEIGHT = 0.17
WINDOWS = ((-3.0, 1.5), (2.9, 1.5))  # x and width
WINDOW_Z, WINDOW_HEIGHT = 1.55, 1.25
STUCCO_POT, LAP_POT = (0.05, 0.085, 0.11), (0.30, 0.13, 0.07)


def build_front(shot, grime):
    lap = shot.house == "lap"
    trim = flat("trim", (0.68, 0.67, 0.64), 0.45)
    runs = [(x - 0.8, x + 0.8, 0.80, 1.0) for x, _ in WINDOWS]
    facade(shot.house, LEFT, RIGHT, HOUSE_Y, 2.75, shot.color, grime * 0.45, 0.14, runs)
    front_door(0, HOUSE_Y, STOOP_HEIGHT, shot.door, trim)
    for x, width in WINDOWS:
        panes = (2, 2) if lap else (2, 1)
        window(x, WINDOW_Z, width, WINDOW_HEIGHT, HOUSE_Y, trim, shot.glass, panes)
        if lap:
            paint = flat("shutter", [c * 0.5 for c in shot.door], 0.5)
            shutters(x, WINDOW_Z, width, WINDOW_HEIGHT, HOUSE_Y, paint)
    lantern(0.85, HOUSE_Y, 1.75)
    house_number(-1.15, HOUSE_Y - (0.02 if lap else 0), 1.75)
    shingles = shingle(grime * 0.3, shot.roof, 20, 4.0)
    eave(LEFT - 0.4, RIGHT + 0.4, HOUSE_Y, 2.72, trim, 20, 0.6, 3.2, shingles)
    downspout(RIGHT - 0.3, HOUSE_Y, 2.86, trim, 0.6)
    if lap:
        build_porch(trim, shingles)


def build_porch(trim, shingles):
    for side in (-1, 1):
        x = side * 1.25
        low, high = (x - 0.06, STOOP_Y + 0.1, STOOP_HEIGHT), (x + 0.06, STOOP_Y + 0.22, 2.55)
        box("porchpost", low, high, trim, 0.008)
    box("porch", (-1.6, STOOP_Y - 0.05, 2.5), (1.6, HOUSE_Y, 2.68), trim, 0.01)
    shingle_roof(-1.75, 1.75, RoofPlane(STOOP_Y - 0.2, 2.70, 14), 2.2, shingles, 5)


def stand_pot(garden, shot):
    """Glazed pot with a green ball beside the door."""
    color = STUCCO_POT if shot.house == "stucco" else LAP_POT
    glaze = flat(f"glaze{shot.kind}", color, 0.35, 0.5)

    def ball(x, y, z):
        garden.shrub(x, y, 0.24, "green", "round", z - 0.02, seed=5)

    pot(-1.05, HOUSE_Y - 0.55, STOOP_HEIGHT, 0.8, glaze, ball, "tall")
