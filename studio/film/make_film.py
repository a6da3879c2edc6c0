"""Composes the films of the heroes out of two still pictures each, and encodes them for every screen.

    python3 studio/film/make_film.py NAME [--encode | --stills | --frame SECOND OUT.png]

Needs the denoised stills of the shot `<ground>-dry` (render_all.py film), ffmpeg, numpy and
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
from ground_noise import ease
from hand_sway import hand_sway
from lance import Lance
from spray import Spray
from surface import Surface

FRAMES_PER_SECOND = 24
SIZE = (1280, 960)
CAMERA_SWAYS, CAMERA_TURNS = 3.0, 0.14  # pixels, degrees
COMES_TO_REST = 1.6  # seconds before its end
GRAIN = 0.011
REST = "-rest"
SCRATCH = HERE.parent / "scratch"
MASTERS = HERE.parent / "masters" / "film"
PUBLIC = HERE.parents[1] / "public" / "films"


def developed_stills(film):
    """Dirty and clean, exposed alike: the exposure that suits the clean one."""
    linear = [np.load(SCRATCH / f"{film.ground}-dry.{half}.npy").astype(np.float32) for half in ("before", "after")]
    stops = exposure_stops(linear[1]) + film.brighter
    return [photograph(still, stops) for still in linear]


def frames(film, wanted=None):
    """The wanted frames of the film, or all, in linear light, values 0..1, and the ground as it is in each."""
    path = film.path
    camera = GroundCamera(size=SIZE, **film.camera)
    surface = Surface(camera, film.slope, *developed_stills(film))
    spray = Spray(camera, FRAMES_PER_SECOND, film.shadow)
    lance = Lance(camera, film.shadow)
    last = frame_count(film) - 1
    # The first lane was begun before the first frame: its water runs by then, and some is in the air.
    for index in range(int((path.begins - film.begins) * FRAMES_PER_SECOND), last + 1):
        second = film.begins + index / FRAMES_PER_SECOND
        touch = path.contact(second) if path.water_is_on(second) else None
        surface.step(path, second, 1 / FRAMES_PER_SECOND)
        spray.step(touch)
        surface.spatter(camera.project(spray.landed))
        if index < 0 or (wanted is not None and index not in wanted):
            continue
        image = lance.draw(surface.picture(), path, second)
        if touch is not None:
            image = spray.draw_fan(image, path.wand(second)[0], touch, index)
        image = spray.draw_flying(image)
        image = held_by_hand(image, second, (last - index) / FRAMES_PER_SECOND)
        yield with_grain(np.clip(image, 0, 1), index), surface


def held_by_hand(image, second, seconds_left):
    """The picture sways with the hand that holds the camera, and comes to rest: the clean still lies under its end."""
    calm = ease(seconds_left / COMES_TO_REST)
    if calm == 0:
        return image
    height, width = image.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), CAMERA_TURNS * calm * hand_sway(second, 7), 1)
    turn[:, 2] += [CAMERA_SWAYS * calm * hand_sway(second, hand) for hand in (5, 6)]
    return cv2.warpAffine(
        image.astype(np.float32),
        turn,
        (width, height),
        flags=cv2.INTER_LANCZOS4,
        borderMode=cv2.BORDER_REFLECT,
    )


def with_grain(image, seed):
    """Another one in each frame, strongest between light and dark."""
    random = np.random.RandomState(seed)
    noise = random.normal(size=image.shape[:2] + (1,)) + 0.35 * random.normal(size=image.shape)
    noise = cv2.GaussianBlur(noise.astype(np.float32), (0, 0), 0.55)
    shown = np.power(image, 1 / 2.2) + noise * GRAIN
    return np.power(np.clip(shown, 0, 1), 2.2)


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
    stills = stills_of(film)
    for index, (frame, surface) in enumerate(frames(film)):
        writer.stdin.write(as_bytes(frame).tobytes())
        if index in stills:
            make_still(film, stills[index], frame, surface)
    writer.stdin.close()
    if writer.wait() != 0:
        raise SystemExit("ffmpeg could not keep the frames")


def encode_all(film):
    PUBLIC.mkdir(parents=True, exist_ok=True)
    for crop in CROPS:
        encode(lossless(film), PUBLIC, film.name, crop)


def stills_of(film):
    """The first frame, so that nothing jumps when the film starts, and the one it rests on: what ends their names."""
    return {0: "", frame_count(film) - 1: REST}


def make_stills(film):
    stills = stills_of(film)
    for name, (frame, surface) in zip(stills.values(), frames(film, stills), strict=True):
        make_still(film, name, frame, surface)


def make_still(film, name, frame, surface):
    write_crops(film, name, frame)
    if film.goes_on and name == REST:
        # In the light and the wetness of the last frame: no seam shows where one is drawn over the other.
        write_crops(film, "-clean", np.clip(surface.washed(), 0, 1))


def write_crops(film, still, frame):
    for folder in (MASTERS, SCRATCH):
        folder.mkdir(parents=True, exist_ok=True)
    whole = SCRATCH / f"{film.name}{still}.png"
    cv2.imwrite(str(whole), as_bytes(frame))
    for crop in CROPS:
        write_still(whole, MASTERS / f"{film.name}{still}{crop.suffix}.png", crop)


def write_frame(film, second, out):
    ((frame, _),) = frames(film, [int(second * FRAMES_PER_SECOND)])
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
    if arguments.encode or arguments.stills:
        make_stills(film)
    else:
        compose(film)
    if not arguments.stills:
        encode_all(film)


if __name__ == "__main__":
    main()
