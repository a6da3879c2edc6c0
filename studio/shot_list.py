"""Every rendered picture of the site: which scene, which variant, and what differs from it.

Positions are metres, `cam` is (eye, target), `sun` is (height, direction) in degrees, colours are linear.
"""

from dataclasses import dataclass, field

WIDE, TALL, SQUARE, SINGLE, FILM = (1200, 900), (900, 1200), (1040, 1040), (1200, 800), (1280, 960)
BOTH, AFTER = ("before", "after"), ("after",)

# Rendered a little smaller and enlarged: denoising leaves no detail that the last pixels would show.
PAIR_SCALE, SINGLE_SCALE = 0.8, 0.76
SAMPLES, INDOOR_SAMPLES = 5, 16  # per pixel


@dataclass(frozen=True)
class Shot:
    """One picture; no two share an id. `halves`: both for a pair, the clean one for a single picture."""

    group: str
    id: str
    scene: str
    variant: str
    size: tuple[int, int]
    halves: tuple[str, ...] = BOTH
    scale: float = PAIR_SCALE
    overcast: float = 0.0
    samples: int = SAMPLES
    seed: str = ""  # of another picture, to lie exactly on it; its own id otherwise
    changes: dict = field(default_factory=dict)


def gallery(id, scene, variant, size, overcast=0.0, **changes):
    return Shot("gallery", id, scene, variant, size, overcast=overcast, changes=changes)


def service(id, scene, variant, **changes):
    """A pair that only the page of a service shows; it lies among the pairs of the gallery all the same."""
    return Shot("gallery", id, scene, variant, WIDE, changes=changes)


def single(group, id, scene, variant, overcast=0.0, samples=SAMPLES, **changes):
    return Shot(
        group,
        id,
        scene,
        variant,
        SINGLE,
        AFTER,
        SINGLE_SCALE,
        overcast=overcast,
        samples=samples,
        changes=changes,
    )


def film(id, scene, halves, seed="", **changes):
    return Shot("film", id, scene, "a", FILM, halves, 1.0, seed=seed, changes=changes)


PATIO_FILM = dict(cam=((0.55, -0.35, 1.42), (0.1, 1.75, 0.0)), lens=26, sun=(36, 215))


SHOTS = (
    # What the home page shows comes first: a run that is stopped has made what matters most.
    gallery(
        "driveway-tire-lanes",
        "driveway",
        "a",
        WIDE,
        lens=27,
        sun=(26, 285),
        cam=((0.75, 0.6, 1.05), (-0.2, 2.8, 0.0)),
    ),
    gallery(
        "pavers-moss-joints",
        "paver",
        "a",
        SQUARE,
        lens=32,
        sun=(26, 148),
        cam=((0.35, 0.6, 0.9), (0.05, 2.6, 0.0)),
    ),
    gallery(
        "house-algae-siding",
        "house",
        "b",
        WIDE,
        sun=(30, 232),
        cam=((-1.15, 1.5, 1.05), (0.15, 4.2, 0.95)),
    ),
    gallery("deck-gray-cedar", "deck", "a", WIDE),
    film("hero-dry", "driveway", BOTH, camera_name="hero"),
    film("patio-dry", "paver", BOTH, **PATIO_FILM),
    gallery(
        "pavers-gray-driveway",
        "paver",
        "b",
        WIDE,
        lens=28,
        sun=(25, 285),
        cam=((-0.2, 0.9, 0.85), (0.8, 2.4, 0.0)),
    ),
    gallery(
        "patio-shade-mildew",
        "patio",
        "a",
        WIDE,
        lens=28,
        sun=(28, 266),
        cam=((0.75, 1.35, 0.85), (-0.35, 3.2, 0.0)),
    ),
    gallery(
        "patio-grill-corner",
        "patio",
        "c",
        WIDE,
        sun=(27, 264),
        cam=((0.35, 1.9, 0.85), (-0.75, 3.9, 0.05)),
    ),
    gallery("deck-redwood-dining", "deck", "b", SQUARE),
    gallery(
        "house-stucco-splash",
        "house",
        "a",
        SQUARE,
        lens=29,
        sun=(30, 236),
        cam=((1.3, 1.55, 1.0), (0.1, 4.2, 0.85)),
    ),
    service(
        "sealing-tan-herringbone",
        "sealing",
        "a",
        sun=(33, 298),
        cam=((0.2, 0.9, 0.85), (-0.25, 2.9, 0.0)),
    ),
    service(
        "sealing-red-pavers",
        "sealing",
        "b",
        sun=(30, 66),
        cam=((-0.35, 1.0, 0.85), (0.3, 2.95, 0.0)),
    ),
    service(
        "sealing-exposed-aggregate",
        "sealing",
        "c",
        lens=30,
        sun=(40, 300),
        cam=((0.3, 1.4, 0.7), (-0.05, 2.7, 0.0)),
    ),
    gallery(
        "driveway-exposed-aggregate",
        "driveway",
        "b",
        SQUARE,
        lens=29,
        sun=(38, 84),
        cam=((-0.9, 1.4, 0.95), (-0.2, 2.7, 0.0)),
    ),
    gallery(
        "driveway-oil-overcast",
        "driveway",
        "c",
        WIDE,
        overcast=0.3,
        lens=28,
        sun=(26, 80),
        cam=((1.95, 2.0, 0.75), (1.12, 2.9, 0.0)),
    ),
    gallery(
        "pavers-tumbled-patio",
        "paver",
        "c",
        TALL,
        lens=28,
        sun=(24, 212),
        cam=((0.3, 0.9, 0.95), (-0.5, 2.6, 0.0)),
    ),
    gallery(
        "patio-stamped-firepit",
        "patio",
        "b",
        TALL,
        lens=28,
        sun=(24, 142),
        cam=((-0.25, 0.7, 1.0), (0.7, 2.6, 0.0)),
    ),
    gallery(
        "walkway-red-door",
        "walkway",
        "a",
        TALL,
        lens=26,
        sun=(40, 246),
        cam=((0.25, 2.2, 0.95), (-0.05, 4.6, 0.2)),
    ),
    gallery(
        "walkway-gravel-pads",
        "walkway",
        "c",
        TALL,
        lens=27,
        sun=(28, 66),
        cam=((0.35, 0.6, 0.85), (-0.05, 1.9, 0.0)),
    ),
    gallery("deck-garden-chairs", "deck", "c", TALL, lens=24, sun=(24, 238)),
    gallery(
        "sidewalk-parkway-lawn",
        "sidewalk",
        "a",
        TALL,
        lens=32,
        sun=(22, 292),
        cam=((0.3, 0.75, 0.95), (-0.32, 1.8, 0.0)),
        dry=0.45,
    ),
    gallery(
        "sidewalk-picket-fence",
        "sidewalk",
        "b",
        WIDE,
        lens=28,
        sun=(34, 74),
        cam=((-0.3, 0.5, 0.74), (0.41, 1.75, 0.0)),
        dry=0.75,
    ),
    gallery(
        "sidewalk-hedge-overcast",
        "sidewalk",
        "c",
        SQUARE,
        overcast=0.85,
        lens=30,
        cam=((-0.35, 0.9, 0.9), (0.27, 2.1, 0.05)),
    ),
    gallery("commercial-brick-storefront", "commercial", "a", WIDE),
    gallery("commercial-loading-dock", "commercial", "b", WIDE),
    gallery(
        "commercial-hardware-corner",
        "commercial",
        "c",
        SQUARE,
        lens=31,
        sun=(27, 112),
        cam=((-1.2, 2.5, 0.8), (0.1, 3.8, 0.0)),
    ),
    gallery(
        "walkway-brick-path",
        "walkway",
        "b",
        WIDE,
        lens=30,
        sun=(18, 82),
        cam=((-0.3, 1.35, 0.7), (0.08, 2.42, 0.0)),
    ),
    service("roof-streaks", "roof", "a"),
    service("roof-moss-chimney", "roof", "b"),
    service("gutter-tiger-stripes", "gutter", "a"),
    service(
        "fence-cedar",
        "fence",
        "a",
        sun=(24, 252),
        cam=((1.35, 1.75, 0.95), (-0.35, 4.2, 0.8)),
    ),
    gallery(
        "house-shaded-stucco",
        "house",
        "c",
        SQUARE,
        lens=29,
        sun=(34, 108),
        cam=((-0.75, 2.75, 0.9), (0.6, 4.2, 0.86)),
    ),
    service("roof-tile", "roof", "c"),
    service("gutter-full-of-leaves", "gutter", "b"),
    service("gutter-lap-siding", "gutter", "c"),
    single(
        "epoxy",
        "garage-floors",
        "epoxy",
        "a",
        overcast=0.85,
        samples=INDOOR_SAMPLES,
        cam=((1.4, -0.2, 0.72), (-0.5, 3.2, 0.05)),
        sun=(40, 20),
        base=(0.37, 0.36, 0.34),
    ),
    single(
        "epoxy",
        "small-patios",
        "epoxy",
        "c",
        cam=((1.3, 0.45, 0.62), (-0.3, 3.1, 0.22)),
        lens=33,
        sun=(24, 236),
    ),
    single(
        "services",
        "driveway",
        "driveway",
        "c",
        cam=((-0.6, 0.4, 0.95), (0.3, 3.0, 0.1)),
        lens=28,
        sun=(28, 58),
        wet=0.65,
    ),
    single(
        "services",
        "commercial",
        "commercial",
        "d",
    ),
    single(
        "services",
        "deck-fence",
        "deck",
        "a",
        cam=((0.1, 0.2, 0.85), (-2.3, 2.7, 0.1)),
        lens=29,
        sun=(27, 318),
    ),
    single(
        "services",
        "full-house",
        "walkway",
        "b",
        cam=((-1.6, 3.6, 1.45), (0.5, 8.2, 1.5)),
        lens=30,
        sun=(30, 214),
    ),
    single(
        "services",
        "concrete-sealing",
        "sealing",
        "a",
        cam=((-0.5, 0.6, 0.8), (0.2, 2.6, 0.0)),
        lens=30,
        sun=(26, 40),
        kind="running",
        palette="grey",
        furniture="reading",
    ),
    single(
        "services",
        "patio",
        "paver",
        "c",
        cam=((0.6, 0.8, 0.95), (0.1, 3.2, 0.05)),
        lens=30,
        sun=(26, 78),
        kind="running",
        palette="brick",
        furniture="bench",
    ),
    single(
        "services",
        "gutter",
        "gutter",
        "c",
        cam=((-2.2, -1.7, -1.5), (0.6, 0.1, -0.3)),
        lens=32,
        sun=(34, 150),
        color=(0.55, 0.50, 0.40),
        roof="brown",
    ),
    single(
        "services",
        "roof",
        "roof",
        "a",
        cam=((-2.6, -0.7, 1.35), (0.6, 1.8, 0.75)),
        lens=28,
        sun=(22, 262),
        kind="charcoal",
        vents=(("pipe", 0.9, 2.6),),
    ),
)
