"""How a patio is furnished."""

import math

from materials.plain import flat
from materials.wood import teak
from props.grill import grill
from props.objects import pot
from props.seats import adirondack, bench, metal_chair, round_table, umbrella
from studio.geometry import group, lathe

FIRE_BOWL = [
    (0, 0),
    (0.45, 0),
    (0.47, 0.02),
    (0.47, 0.34),
    (0.36, 0.34),
    (0.34, 0.2),
    (0, 0.2),
]
RED_CLOTH = (0.30, 0.055, 0.04)
WHITE_PAINT = (0.60, 0.59, 0.56)
TEAL_PAINT = (0.045, 0.115, 0.125)


def patio_furniture(garden, kind, mirror):
    """kind: dining, adirondack, bbq, reading or bench, with two pots. mirror -1 swaps left and right."""
    metal = flat("metal", (0.028, 0.028, 0.03), 0.5)
    cushion = flat("cushion", (0.36, 0.33, 0.28), 0.9)
    if kind == "dining":
        dining(-1.2 * mirror, 4.5, metal, cushion)
    elif kind == "adirondack":
        garden_chairs("ad", WHITE_PAINT, ((-1.9, 0.4), (-0.4, -0.25)), 4.7, mirror)
        stone = flat("firebowl", (0.20, 0.19, 0.18), 0.9, bump_strength=0.4)
        lathe("firebowl", FIRE_BOWL, stone, 40, (-1.2 * mirror, 3.75, 0))
    elif kind == "bbq":
        grill_corner(mirror, metal, cushion)
    elif kind == "reading":
        garden_chairs("teal", TEAL_PAINT, ((0.55, -0.35), (2.0, 0.3)), 4.9, mirror)
        group(lambda: round_table(teak("side"), 0.27, 0.46), (1.25 * mirror, 4.75, 0))
    else:
        bench(1.55 * mirror, 5.2, teak())
    terracotta = flat(
        "terracotta", (0.34, 0.15, 0.085), 0.75, 0.2, variation=0.2, bump_strength=0.2
    )
    slate = flat("slate", (0.10, 0.105, 0.11), 0.6)

    def olive_shrub(x, y, z):
        garden.shrub(x, y, 0.34, "olive", "loose", z - 0.02, 4)

    def strap_leaves(x, y, z):
        garden.strap_clump(x, y, 0.5, 110, z=z - 0.03)

    pot(2.5 * mirror, 5.4, 0, 1.0, terracotta, olive_shrub)
    pot(-3.0 * mirror, 5.3, 0, 0.9, slate, strap_leaves, "tall")


def dining(x, y, metal, cushion):
    """Three chairs around a table under an umbrella."""
    group(lambda: round_table(metal), (x, y, 0))
    for angle in (0.6, 2.5, 4.4):
        place = (x + 0.95 * math.cos(angle), y + 0.9 * math.sin(angle), 0)
        group(lambda: metal_chair(metal, cushion), place, angle + 4.712 + 3.1416)
    cloth = flat("umbrella", RED_CLOTH, 0.9)
    group(lambda: umbrella(cloth, metal), (x, y, 0))


def garden_chairs(name, color, places, y, mirror):
    """An adirondack chair per (x, turn) of `places`."""
    for i, (x, turn) in enumerate(places):
        paint = flat(f"{name}{i}", color, 0.5)
        group(lambda: adirondack(paint), (x * mirror, y, 0), turn * mirror)


def grill_corner(mirror, metal, cushion):
    black = flat("enamel", (0.04, 0.04, 0.042), 0.45)
    steel = flat("stainless", (0.5, 0.5, 0.5), 0.3, 0.5, 0.9)
    group(lambda: grill(black, steel), (-1.5 * mirror, 5.2, 0), 0.1)
    for x, turn in ((1.2, -0.5), (2.0, -0.9)):
        group(lambda: metal_chair(metal, cushion), (x * mirror, 4.7, 0), turn)
