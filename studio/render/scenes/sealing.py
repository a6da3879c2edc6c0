"""Clean but dull and faded, or sealed."""

from materials.concrete import concrete
from props.back_garden import back_garden
from props.garden import Garden
from props.patio_furniture import patio_furniture
from props.paving import cut_lines, slabs
from props.shot_view import daylight, take_position
from scene_registry import scene
from scenes.paver import paver

SEAL = 0.85  # more looks like plastic
PAVER_GRIME, AGGREGATE_GRIME = 0.16, 0.18  # of a patio that was washed long ago
SLAB = 2.0


@scene(
    "sealing",
    a=dict(
        kind="herring",
        palette="tan",
        place="garden",
        sun=(40, 204),
        cam=((-0.3, -0.3, 1.45), (0.1, 3.2, 0.10)),
        lens=28,
        furniture="bbq",
        dry=0.3,
        mirror=1,
        fence=None,
    ),
    b=dict(
        kind="ashlar",
        palette="red",
        place="garden",
        sun=(33, 158),
        cam=((0.4, -0.4, 1.5), (-0.1, 3.3, 0.12)),
        lens=27,
        furniture="dining",
        dry=0.2,
        mirror=-1,
        fence=None,
    ),
    c=dict(
        kind="aggregate",
        sun=(38, 220),
        cam=((0.4, -0.4, 1.45), (-0.2, 3.3, 0.12)),
        lens=27,
        furniture="bench",
        dry=0.4,
        mirror=1,
        fence=None,
        tint=(0.34, 0.315, 0.275),
    ),
)
def sealing(grime, shot):
    """Deeper color and a soft sheen. a, b pavers as of the scene `paver`, c a slab of exposed aggregate.

    grime 1 is unsealed, 0 sealed.
    """
    seal = SEAL * (1 - grime)
    if shot.kind != "aggregate":
        paver(PAVER_GRIME * grime, shot, seal)
        return
    daylight(shot, haze=1.2)
    garden = Garden(shot.dry, 2)
    exposed = concrete(
        AGGREGATE_GRIME * grime,
        (SLAB, SLAB, 0, 0),
        tint=shot.tint,
        algae=0.1,
        broom=None,
        aggregate=1.0,
        seal=seal,
    )
    slabs(cut_lines(-6, 6, SLAB), cut_lines(-4, 6, SLAB), exposed)
    back_garden(garden, shot.fence, 6.05, shot.mirror)
    patio_furniture(garden, shot.furniture, shot.mirror)
    take_position(shot, 8, 3.2)
