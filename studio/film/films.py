"""Every film of the site: on which ground, seen how, and which way the wand takes."""

from dataclasses import dataclass
from math import cos, radians, sin, tan

from shot_list import PATIO_FILM
from wand_path import DURATION, WandPath


@dataclass(frozen=True)
class Film:
    """`name`: of its files. Its stills are the two halves of the shot `<ground>-dry` of the shot list.

    `camera` and `sun` are those of the stills; `slope` points downhill; `brighter` in stops: words and a dark veil lie
    over the film. One that `goes_on` is washed on by the visitor after its end, and has a still of the whole ground
    clean for that. Its first frame is that of the second `begins` of the path, and it lasts `seconds`.
    """

    name: str
    ground: str
    camera: dict
    sun: tuple[float, float]
    path: WandPath
    slope: tuple[float, float]
    brighter: float
    goes_on: bool = False
    begins: float = 0.0
    seconds: float = DURATION

    @property
    def shadow(self):
        """Metres on the ground, x and y, for each metre of height."""
        elevation, azimuth = map(radians, self.sun)
        return -sin(azimuth) / tan(elevation), -cos(azimuth) / tan(elevation)


FILMS = (
    Film(
        name="hero",
        ground="hero",
        camera=dict(location=(0.55, -0.75, 1.5), target=(0.12, 1.75, 0.0), lens=27),
        sun=(41, 232),
        path=WandPath(
            lanes=(-0.42, 0.02),
            stroke_ends=(2.2, 4.7),
            start=0.95,
            far=1.98,
            near=-0.2,
            hand_x=0.58,
        ),
        slope=(0.55, -0.84),
        brighter=0.45,
        goes_on=True,
    ),
    Film(
        name="patio",
        ground="patio",
        camera=dict(zip(("location", "target"), PATIO_FILM["cam"]), lens=PATIO_FILM["lens"]),
        sun=PATIO_FILM["sun"],
        path=WandPath(
            lanes=(-0.86, -0.43, 0.0),
            stroke_ends=(1.5, 4.3, 6.5),
            start=1.0,
            far=2.15,
            near=0.0,
            hand_x=0.25,
            walking_speed=0.9,
        ),
        slope=(0.8, -0.6),
        brighter=0.45,
        begins=70 / 24,  # one lane and half of the next are clean: the first screen shows what washing does
        seconds=6.25,
    ),
)
