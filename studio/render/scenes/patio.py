"""Back patio of concrete, with furniture."""

from materials.concrete import concrete
from materials.pavers import joint_sand
from props.back_garden import back_garden
from props.garden import Garden
from props.patio_furniture import patio_furniture
from props.paving import ashlar, cut_lines, joint_points, scatter, slabs
from props.shot_view import daylight, is_dirty, sun_side, take_position
from scene_registry import scene
from studio.geometry import box, grid

SLAB = 2.0
STAMP = (-5.4, 5.4, -1.5, 6.15)  # x0, x1, y0, y1 of the stamped concrete


@scene(
    "patio",
    a=dict(
        kind="slab",
        sun=(38, 220),
        cam=((0.5, -0.5, 1.52), (-0.2, 3.6, 0.2)),
        lens=26,
        furniture="dining",
        tint=(0.33, 0.312, 0.28),
        dry=0.25,
        mirror=1,
        fence="brown",
    ),
    b=dict(
        kind="stamped",
        sun=(44, 138),
        cam=((-0.5, -0.5, 1.55), (0.2, 3.5, 0.15)),
        lens=26,
        furniture="adirondack",
        tint=(0.275, 0.235, 0.19),
        dry=0.3,
        mirror=-1,
        fence="cedar",
    ),
    c=dict(
        kind="slab",
        sun=(32, 196),
        cam=((1.2, -0.4, 1.5), (-0.5, 3.8, 0.2)),
        lens=27,
        furniture="bbq",
        tint=(0.36, 0.335, 0.295),
        dry=0.5,
        mirror=1,
        fence="greystain",
    ),
)
def patio(grime, shot):
    """a, c broomed slab with saw cuts, b concrete stamped like slate.

    shot.kind: slab or stamped; furniture; fence: its wood; mirror -1 swaps left and right.
    """
    daylight(shot, haze=1.2)
    garden = Garden(shot.dry, 3)
    if shot.kind == "slab":
        lay_slab(shot, grime)
    else:
        stamped = concrete(grime, None, tint=shot.tint, algae=0.8, broom=None)
        ashlar(*STAMP, stamped, 0.3, 0.014, 6, 0.002)
        grid("grout", *STAMP, -0.006, joint_sand(grime, moss=0.5))
    back_garden(garden, shot.fence, 6.2, shot.mirror, grime * 0.4)
    patio_furniture(garden, shot.furniture, shot.mirror)
    garden.shade_tree(6.0 * sun_side(shot), 0.2, 6.3, 1.9, 40)
    if is_dirty(grime):
        garden.leaves(scatter(110, -3.5, 3.5, 0.4, 6, 5), 0.006)
        if shot.kind == "slab":
            garden.weeds(joint_points(cut_lines(-4, 4, SLAB), cut_lines(0, 6, SLAB), 60))
    take_position(shot, 8, 3.4)


def lay_slab(shot, grime):
    broomed = concrete(
        grime,
        (SLAB, SLAB, 0, 0),
        edge_x=(-4, 4),
        tint=shot.tint,
        algae=0.8,
        cracks=0.6,
        stain=[(-0.9, 3.2, 0.3), (1.3, 2.4, 0.2)],
    )
    slabs(cut_lines(-6, 6, SLAB), cut_lines(-4, 6, SLAB), broomed, 0.011)
    box("slabend", (-6, 6.0, -0.1), (6, 6.18, 0), broomed)
