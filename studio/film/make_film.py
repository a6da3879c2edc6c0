"""Composes the films of the heroes out of three still pictures each, and encodes them for every screen.

    python3 studio/film/make_film.py NAME [--encode | --stills | --frame SECOND OUT.png]

Needs the denoised stills of the shots `<ground>-dry` and `<ground>-wet` (render_all.py film), ffmpeg, numpy and
OpenCV. Writes public/films/NAME*.{mp4,webm} and the posters' masters beside the other masters. With --encode, from
the frames of the last run: after a change of the grade or of the encoders' settings. With --stills, nothing but the
masters: of the posters, and of what the wand of the page (app/features/wand) lays bare after a film that goes on in
the visitor's hand.
"""

import argparse
import pathlib
import sys

import cv2
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "darkroom")]

from camera_look import exposure_stops, photograph
from film_files import CROPS, encode, lossless_writer, write_still
from films import FILMS
from ground_camera import GroundCamera
from lance import draw_lance
from spray import Spray
from surface import Surface

FRAMES_PER_SECOND = 24
SIZE = (1280, 960)
SCRATCH = HERE.parent / "scratch"
MASTERS = HERE.parent / "masters" / "film"
PUBLIC = HERE.parents[1] / "public" / "films"


def developed_stills(film):
    """Dirty, clean and wet, exposed alike: the exposure that suits the clean one."""
    ground = film.ground
    linear = [
        np.load(SCRATCH / f"{name}.npy").astype(np.float32)
        for name in (f"{ground}-dry.before", f"{ground}-dry.after", f"{ground}-wet.after")
    ]
    stops = exposure_stops(linear[1]) + film.brighter
    return [photograph(still, stops) for still in linear]


def surface_of(film, camera):
    return Surface(camera, film.path, *developed_stills(film))


def frames(film, wanted=None):
    """The wanted frames of the film, or all, in linear light, values 0..1."""
    path = film.path
    camera = GroundCamera(size=SIZE, **film.camera)
    surface = surface_of(film, camera)
    spray = Spray(camera, FRAMES_PER_SECOND)
    for _ in range(FRAMES_PER_SECOND // 2):
        spray.step(path.contact(film.begins))  # in mid-stroke, water is already in the air
    for index in range(frame_count(film)):
        second = film.begins + index / FRAMES_PER_SECOND
        touch = path.contact(second) if path.water_is_on(second) else None
        spray.step(touch)
        if wanted is not None and index not in wanted:
            continue
        image = surface.at(second)
        nozzle, hand = path.wand(second)
        if touch is not None:
            image = surface.with_ripples(image, touch, index)
        image = draw_lance(image, camera, nozzle, hand, film.shadow)
        if touch is not None:
            image = spray.draw_fan(image, nozzle, touch, index)
        yield np.clip(spray.draw_droplets_and_mist(image), 0, 1)


def frame_count(film):
    return int(FRAMES_PER_SECOND * film.seconds)


def as_bytes(frame):
    """As shown on a screen: gamma 2.2, eight bits, blue first for OpenCV and ffmpeg.

    Mirrored: the words of the hero stand on its left, so the work is done on its right.
    """
    return (np.power(frame, 1 / 2.2)[:, ::-1, ::-1] * 255 + 0.5).astype(np.uint8)


def lossless(film):
    return SCRATCH / f"{film.name}.mkv"


def compose(film):
    SCRATCH.mkdir(exist_ok=True)
    writer = lossless_writer(lossless(film), SIZE, FRAMES_PER_SECOND)
    for frame in frames(film):
        writer.stdin.write(as_bytes(frame).tobytes())
    writer.stdin.close()
    if writer.wait() != 0:
        raise SystemExit("ffmpeg could not keep the frames")


def encode_all(film):
    PUBLIC.mkdir(parents=True, exist_ok=True)
    for crop in CROPS:
        encode(lossless(film), PUBLIC, film.name, crop)


def make_stills(film):
    """The first frame, so that nothing jumps when the film starts, and the one it rests on."""
    for folder in (MASTERS, SCRATCH):
        folder.mkdir(parents=True, exist_ok=True)
    ends = {0: "", frame_count(film) - 1: "-rest"}
    for still, frame in zip(ends.values(), frames(film, ends), strict=True):
        write_crops(film, still, frame)
    if film.goes_on:
        write_crops(film, "-clean", clean_ground(film))


def clean_ground(film):
    """The whole ground clean, in the light of the last frame: no seam shows where one is drawn over the other."""
    camera = GroundCamera(size=SIZE, **film.camera)
    return np.clip(surface_of(film, camera).washed(), 0, 1)


def write_crops(film, still, frame):
    whole = SCRATCH / f"{film.name}{still}.png"
    cv2.imwrite(str(whole), as_bytes(frame))
    for crop in CROPS:
        write_still(whole, MASTERS / f"{film.name}{still}{crop.suffix}.png", crop)


def write_frame(film, second, out):
    (frame,) = frames(film, [int(second * FRAMES_PER_SECOND)])
    cv2.imwrite(out, as_bytes(frame))


def main():
    films = {film.name: film for film in FILMS}
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=films)
    parser.add_argument("--encode", action="store_true")
    parser.add_argument("--stills", action="store_true")
    parser.add_argument("--frame", nargs=2, metavar=("SECOND", "OUT"))
    arguments = parser.parse_args()
    film = films[arguments.name]
    if arguments.frame:
        write_frame(film, float(arguments.frame[0]), arguments.frame[1])
        return
    make_stills(film)
    if arguments.stills:
        return
    if not arguments.encode:
        compose(film)
    encode_all(film)


if __name__ == "__main__":
    main()
