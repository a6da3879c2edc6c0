"""Windows and shutters."""

import math

from props.shared_materials import shared_flat, shared_glass
from studio.geometry import box

SASH = 0.035
LOUVER_SPACING = 0.062


def window(x, z, width, height, y, frame, glass="dark", panes=(2, 2), trim=0.09):
    """Window in a wall at y; x, z are its middle. `glass` is dark, blind or curtain; panes: columns, rows.

    The bars sit at different depths so that their crossings stay clean.
    """
    pane = shared_glass(glass)
    left, right = x - width / 2, x + width / 2
    bottom, top = z - height / 2, z + height / 2
    for (x0, z0), (x1, z1) in (
        ((left - trim, bottom - trim), (right + trim, bottom)),
        ((left - trim, top), (right + trim, top + trim)),
        ((left - trim, bottom), (left, top)),
        ((right, bottom), (right + trim, top)),
    ):
        box("casing", (x0, y - 0.05, z0), (x1, y + 0.02, z1), frame, 0.005)
    sill = bottom - trim
    box(
        "sill",
        (left - trim - 0.03, y - 0.10, sill - 0.03),
        (right + trim + 0.03, y + 0.02, sill),
        frame,
        0.008,
    )
    box("pane", (left, y - 0.022, bottom), (right, y + 0.02, top), pane)
    sash = shared_flat("sash", (0.66, 0.65, 0.62), 0.4, bump_strength=0.02)
    for (x0, z0), (x1, z1) in (
        ((left, bottom), (left + SASH, top)),
        ((right - SASH, bottom), (right, top)),
        ((left, bottom), (right, bottom + SASH)),
        ((left, top - SASH), (right, top)),
    ):
        box("sash", (x0, y - 0.034, z0), (x1, y, z1), sash)
    columns, rows = panes
    for i in range(1, columns):
        bar = left + width * i / columns
        box("bar", (bar - 0.013, y - 0.031, bottom + 0.03), (bar + 0.013, y, top - 0.03), sash)
    for i in range(1, rows):
        bar = bottom + height * i / rows
        box("bar", (left + 0.03, y - 0.028, bar - 0.013), (right - 0.03, y, bar + 0.013), sash)


def shutters(x, z, width, height, y, material, leaf=0.34):
    """A louvered shutter on either side of a window of that place and size; `leaf` is a shutter's width."""
    for side in (-1, 1):
        middle = x + side * (width / 2 + 0.09 + leaf / 2 + 0.02)
        left, right = middle - leaf / 2, middle + leaf / 2
        box(
            "shutter",
            (left, y - 0.055, z - height / 2 - 0.05),
            (right, y - 0.01, z + height / 2 + 0.05),
            material,
            0.006,
        )
        for i in range(int(height / LOUVER_SPACING)):
            low, high = (left + 0.04, -0.012, -0.004), (right - 0.04, 0.022, 0.004)
            louver = box("louver", low, high, material)
            louver.location = (0, y - 0.062, z - height / 2 + 0.03 + i * LOUVER_SPACING)
            louver.rotation_euler = (math.radians(42), 0, 0)
