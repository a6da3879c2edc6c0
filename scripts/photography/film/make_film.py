"""Composes the film of the hero out of three still pictures, and encodes it for every screen.

    python3 scripts/photography/film/make_film.py [--encode | --frame SECOND OUT.png]

Needs the denoised stills of the shots `hero-dry` and `hero-wet` (render_all.py hero), ffmpeg, numpy and OpenCV.
Writes public/films/hero*.{mp4,webm} and the posters' masters beside the other masters. With --encode, from the
frames of the last run: after a change of the grade or of the encoders' settings.
"""

import argparse
import pathlib
import sys

import cv2
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "darkroom")]

from camera_look import exposure_stops, photograph
from film_files import CROPS, encode, lossless_writer, write_stills
from ground_camera import GroundCamera
from lance import draw_lance
from spray import Spray
from surface import Surface
from wand_path import DURATION, contact, wand, water_is_on

FRAMES_PER_SECOND = 24
FRAMES = int(FRAMES_PER_SECOND * DURATION)
SIZE = (1280, 960)
BRIGHTER = 0.45  # stops: words and a dark veil lie over the film
# The film camera of the driveway scene.
CAMERA = dict(location=(0.55, -0.75, 1.5), target=(0.12, 1.75, 0.0), lens=27)
SCRATCH = HERE.parent / "scratch"
MASTER = SCRATCH / "hero.mkv"
MASTERS = HERE.parent / "masters" / "film"
FILMS = HERE.parents[2] / "public" / "films"


def developed_stills():
    """Dirty, clean and wet, exposed alike: the exposure that suits the clean one."""
    linear = [
        np.load(SCRATCH / f"{name}.npy").astype(np.float32)
        for name in ("hero-dry.before", "hero-dry.after", "hero-wet.after")
    ]
    stops = exposure_stops(linear[1]) + BRIGHTER
    return [photograph(still, stops) for still in linear]


def frames():
    """Every frame of the film, in linear light, values 0..1."""
    camera = GroundCamera(size=SIZE, **CAMERA)
    surface = Surface(camera, *developed_stills())
    spray = Spray(camera, FRAMES_PER_SECOND)
    for _ in range(FRAMES_PER_SECOND // 2):
        spray.step(contact(0))  # the first frame is in mid-stroke: its water is already in the air
    for index in range(FRAMES):
        second = index / FRAMES_PER_SECOND
        touch = contact(second) if water_is_on(second) else None
        spray.step(touch)
        image = surface.at(second)
        nozzle, hand = wand(second)
        if touch is not None:
            image = surface.with_ripples(image, touch, index)
        image = draw_lance(image, camera, nozzle, hand)
        if touch is not None:
            image = spray.draw_fan(image, nozzle, touch, index)
        yield np.clip(spray.draw_droplets_and_mist(image), 0, 1)


def as_bytes(frame):
    """As shown on a screen: gamma 2.2, eight bits, blue first for OpenCV and ffmpeg.

    Mirrored: the words of the hero stand on its left, so the work is done on its right.
    """
    return (np.power(frame, 1 / 2.2)[:, ::-1, ::-1] * 255 + 0.5).astype(np.uint8)


def compose_film():
    SCRATCH.mkdir(exist_ok=True)
    writer = lossless_writer(MASTER, SIZE, FRAMES_PER_SECOND)
    for frame in frames():
        writer.stdin.write(as_bytes(frame).tobytes())
    writer.stdin.close()
    if writer.wait() != 0:
        raise SystemExit("ffmpeg could not keep the frames")


def encode_film():
    for folder in (FILMS, MASTERS):
        folder.mkdir(parents=True, exist_ok=True)
    for crop in CROPS:
        write_stills(MASTER, MASTERS, crop, last_frame=FRAMES - 1)
        encode(MASTER, FILMS, crop)


def write_frame(second, out):
    wanted = int(second * FRAMES_PER_SECOND)
    for index, frame in enumerate(frames()):
        if index == wanted:
            cv2.imwrite(out, as_bytes(frame))
            return


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--encode", action="store_true")
    parser.add_argument("--frame", nargs=2, metavar=("SECOND", "OUT"))
    arguments = parser.parse_args()
    if arguments.frame:
        write_frame(float(arguments.frame[0]), arguments.frame[1])
        return
    if not arguments.encode:
        compose_film()
    encode_film()


if __name__ == "__main__":
    main()
