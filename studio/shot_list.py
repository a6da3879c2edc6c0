"""Every rendered picture of the site: which scene, which variant, and what differs from it.

Positions are metres, `cam` is (eye, target), `sun` is (height, direction) in degrees, colours are linear.
"""

from dataclasses import dataclass, field

WIDE, TALL, SQUARE, SINGLE, FILM = (1200, 900), (900, 1200), (1040, 1040), (1200, 800), (1280, 960)
BOTH, AFTER = ("before", "after"), ("after",)

# Rendered a little smaller and enlarged: denoising leaves no detail that the last pixels would show.
PAIR_SCALE, SINGLE_SCALE = 0.8, 0.76
SAMPLES, INDOOR_SAMPLES = 8, 16  # per pixel


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
    gallery("driveway-tire-lanes", "driveway", "a", WIDE),
    gallery("pavers-moss-joints", "paver", "a", SQUARE),
    gallery("house-algae-siding", "house", "b", WIDE),
    gallery("deck-gray-cedar", "deck", "a", WIDE),
    film("hero-dry", "driveway", BOTH, camera_name="hero"),
    film("patio-dry", "paver", BOTH, **PATIO_FILM),
    gallery("pavers-gray-driveway", "paver", "b", WIDE),
    gallery("patio-shade-mildew", "patio", "a", WIDE),
    gallery("patio-grill-corner", "patio", "c", WIDE),
    gallery("deck-redwood-dining", "deck", "b", SQUARE),
    gallery("house-stucco-splash", "house", "a", SQUARE),
    service("sealing-tan-herringbone", "sealing", "a"),
    service("sealing-red-pavers", "sealing", "b"),
    service("sealing-exposed-aggregate", "sealing", "c"),
    gallery("driveway-exposed-aggregate", "driveway", "b", SQUARE, lens=29),
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
        lens=24,
        cam=((0.2, -0.4, 1.52), (-0.75, 3.4, 0.2)),
    ),
    gallery("patio-stamped-firepit", "patio", "b", TALL, lens=23),
    gallery("walkway-red-door", "walkway", "a", TALL, lens=23),
    gallery("walkway-gravel-pads", "walkway", "c", TALL, lens=22, sun=(58, 205)),
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
    gallery("sidewalk-hedge-overcast", "sidewalk", "c", SQUARE, overcast=0.85),
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
    service("fence-cedar", "fence", "a"),
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
        "b",
        cam=((-0.2, 0.1, 1.45), (-0.9, 4.2, 0.2)),
        lens=30,
        sun=(40, 215),
    ),
    single(
        "services",
        "commercial",
        "commercial",
        "a",
        cam=((-2.6, -0.6, 1.55), (0.6, 4.6, 0.5)),
        lens=27,
        sun=(40, 150),
    ),
    single(
        "services",
        "deck-fence",
        "deck",
        "b",
        cam=((1.6, -0.2, 1.25), (-0.9, 3.4, 0.1)),
        lens=28,
        sun=(36, 215),
    ),
    single(
        "services",
        "full-house",
        "house",
        "b",
        cam=((1.6, 0.9, 1.3), (-0.2, 4.2, 1.45)),
        lens=27,
        sun=(36, 232),
        color=(0.52, 0.47, 0.38),
        shutters=(0.05, 0.03, 0.03),
    ),
    single(
        "services",
        "concrete-sealing",
        "sealing",
        "a",
        cam=((1.1, -0.2, 1.3), (-0.6, 3.0, 0.1)),
        lens=30,
        sun=(34, 150),
    ),
    single(
        "services",
        "patio",
        "patio",
        "b",
        cam=((0.9, -0.4, 1.7), (-0.5, 3.4, 0.1)),
        lens=27,
        sun=(40, 222),
        furniture="bench",
    ),
    single(
        "services",
        "gutter",
        "gutter",
        "a",
        cam=((-2.4, -1.6, -0.3), (0.3, -0.05, -0.2)),
        lens=36,
        sun=(40, 160),
    ),
    single(
        "services",
        "roof",
        "roof",
        "a",
        cam=((-2.2, -1.6, 1.7), (0.5, 2.4, 1.0)),
        lens=27,
        sun=(38, 150),
    ),
)
