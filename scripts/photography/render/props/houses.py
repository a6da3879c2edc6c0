"""Whole houses: the one at the end of a driveway, and those across the street."""

from materials.plain import flat
from materials.roofing import shingle
from props.doors import garage_door
from props.eaves import downspout, eave
from props.house_details import house_number, lantern
from props.shared_materials import shared_flat, shared_glass
from props.walls import facade
from props.windows import window
from studio.geometry import box, mesh

CHARCOAL_ROOF = (0.10, 0.09, 0.08)
NEIGHBOR_DEPTH = 7
NEIGHBOR_OVERHANG = 0.55
NEIGHBOR_RIDGE = 1.9  # above the eave

DOOR_WIDTH, DOOR_HEIGHT = 4.9, 2.2
EAVE_HEIGHT = 2.82
EAVE_OVERHANG = 0.55
ROOF_SLOPE = 24


def neighbor_house(x, y, width, height, color, roof_color=CHARCOAL_ROOF):
    """House seen between trees: walls, a roof, two windows. `x` is the middle of the front, which is at y."""
    wall = shared_flat(f"fh{color}", color, 0.9)
    roof = shared_flat(f"fr{roof_color}", roof_color, 0.9)
    glass = shared_glass()
    trim = shared_flat("fht", (0.68, 0.67, 0.64), 0.5)
    box("neighbor", (x - width / 2, y, 0), (x + width / 2, y + NEIGHBOR_DEPTH, height), wall)
    left = x - width / 2 - NEIGHBOR_OVERHANG
    right = x + width / 2 + NEIGHBOR_OVERHANG
    front = y - NEIGHBOR_OVERHANG
    ridge_y, ridge_z = y + NEIGHBOR_DEPTH / 2, height + NEIGHBOR_RIDGE
    mesh(
        "neighborroof",
        [(left, front, height), (right, front, height)]
        + [(right, ridge_y, ridge_z), (left, ridge_y, ridge_z)],
        [(0, 1, 2, 3)],
        roof,
    )
    box("neighborfascia", (left, front - 0.03, height - 0.15), (right, front, height + 0.04), trim)
    for side in (-1, 1):
        middle = x + side * width * 0.28
        box("neighborglass", (middle - 0.6, y - 0.03, 0.95), (middle + 0.6, y, 2.15), glass)
        box(
            "neighborframe",
            (middle - 0.68, y - 0.015, 0.87),
            (middle + 0.68, y + 0.01, 2.23),
            trim,
        )


def garage_front(shot, grime, y, mirror=1):
    """Garage door at x = 0, window, lantern and eave. shot: house, color, door and roof of the variant.

    mirror -1 swaps left and right.
    """
    trim = flat("trim", (0.68, 0.67, 0.64), 0.45)
    lap = shot.house == "lap"
    left, right = sorted((-3.9 * mirror, 5.8 * mirror))
    facade(shot.house, left, right, y, 2.86, shot.color, grime * 0.5, 0.12)
    garage_door(0, y, DOOR_WIDTH, DOOR_HEIGHT, shot.door, trim, windows=lap)
    window(4.2 * mirror, 1.55, 1.0, 1.25, y, trim, "blind", (2, 2) if lap else (2, 1))
    lantern(-3.0 * mirror, y, 1.75)
    house_number(-3.45 * mirror - 0.2, y - 0.02, 1.45)
    shingles = shingle(grime * 0.3, shot.roof, ROOF_SLOPE, 5.0)
    eave(left - 0.5, right + 0.5, y, EAVE_HEIGHT, trim, ROOF_SLOPE, EAVE_OVERHANG, 4.2, shingles)
    downspout(2.95 * mirror, y, 2.96, trim, EAVE_OVERHANG)
