"""Faucet, and at stucco houses a meter, a vent and a hose."""

from materials.plain import flat
from props.objects import hose
from scenes.house.wall import WALL_Y
from studio.geometry import box, cylinder, group


def build_fittings(kind, mirror):
    faucet = 0.28 * mirror
    hang_faucet(faucet)
    if kind == "stucco":
        hang_meter(-3.3 * mirror)
        x = 3.6 * mirror
        louver = flat("vent", (0.30, 0.30, 0.29), 0.5)
        box("vent", (x - 0.18, WALL_Y - 0.02, 0.42), (x + 0.18, WALL_Y, 0.58), louver, 0.004)
        green = flat("hose", (0.03, 0.12, 0.05), 0.4)
        group(lambda: hose(green, 0.2, 4), (faucet + 0.32 * mirror, 3.72, 0.06))


def hang_faucet(x):
    y = WALL_Y
    brass = flat("brass", (0.45, 0.30, 0.10), 0.35, 0.5, 0.9)
    cylinder("faucet", (x, y, 0.62), (x, y - 0.11, 0.60), 0.016, 0.014, brass, 12)
    red = flat("faucetwheel", (0.35, 0.02, 0.015), 0.4)
    cylinder("faucetwheel", (x, y - 0.06, 0.66), (x, y - 0.055, 0.668), 0.035, 0.035, red, 14)


def hang_meter(x):
    """Electricity meter with its glass and the conduit up to the eave."""
    y = WALL_Y
    gray = flat("meter", (0.42, 0.43, 0.43), 0.5, 0.5, 0.4)
    box("meter", (x - 0.18, y - 0.12, 1.05), (x + 0.18, y, 1.6), gray, 0.01)
    glass = flat("meterglass", (0.55, 0.56, 0.55), 0.2, 0.6)
    cylinder("meterglass", (x, y - 0.12, 1.42), (x, y - 0.22, 1.42), 0.085, 0.085, glass, 24)
    cylinder("conduit", (x, y - 0.05, 1.6), (x, y - 0.05, 2.95), 0.025, 0.025, gray, 10)
