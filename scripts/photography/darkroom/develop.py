"""Develops one picture: the passes of a render, denoised, with the look of a phone's camera.

    python3 scripts/photography/darkroom/develop.py NAME OUT.png [--stops S] [--exposure S] [--size WIDTHxHEIGHT]

NAME is the name of the render in scripts/photography/scratch. Its passes are used up: what is kept is the
denoised light, so that the picture can be developed again, with another exposure, without rendering.
"""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"  # OpenCV reads it when it is loaded

import argparse
import time
from pathlib import Path

import cv2
import numpy as np

from camera_look import enlarge, exposure_stops, photograph, save
from denoiser import denoise

SCRATCH = Path(__file__).parents[1] / "scratch"
PASSES = ("col", "alb", "nrm")
DARKEST_ALBEDO = 0.02


def develop(name, out, stops=0.0, size=None, exposure=None):
    """Writes the picture `out`. `size`: (width, height).

    `exposure`: in stops; without it what a phone would choose, and `stops` on top. Returns the one used.
    """
    passes = [SCRATCH / f"{name}_{suffix}0001.exr" for suffix in PASSES]
    negative = SCRATCH / f"{name}.npy"
    if passes[0].exists():
        light = _denoise_twice(*(_read_exr(path) for path in passes))
        np.save(negative, light.astype(np.float16))
        for path in passes:
            path.unlink()
    else:
        light = np.load(negative).astype(np.float32)
    if exposure is None:
        exposure = exposure_stops(light) + stops
    if size:
        light = enlarge(light, size)
    save(out, photograph(light, exposure))
    return exposure


def _denoise_twice(color, albedo, normal):
    """The mean of two ways: the picture, and the light alone with the texture put back, which keeps it crisp."""
    texture = np.maximum(albedo, DARKEST_ALBEDO)
    picture = denoise(color, albedo, normal)
    lighting = denoise(color / texture, np.full_like(albedo, 0.5), normal)
    return picture * 0.5 + lighting * texture * 0.5


def _read_exr(path):
    return cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[:, :, :3][:, :, ::-1].astype(np.float32)


def main():
    parser = argparse.ArgumentParser(description="Develops one rendered picture.")
    parser.add_argument("name")
    parser.add_argument("out")
    parser.add_argument("--stops", type=float, default=0.0)
    parser.add_argument("--exposure", type=float, help="in stops, instead of a phone's choice")
    parser.add_argument("--size", default="", help="WIDTHxHEIGHT; as rendered without it")
    arguments = parser.parse_args()
    size = tuple(int(side) for side in arguments.size.split("x")) if arguments.size else None
    started = time.time()
    exposure = develop(arguments.name, arguments.out, arguments.stops, size, arguments.exposure)
    print(f"developed {arguments.out} at {exposure:.2f} stops in {time.time() - started:.1f} s")


if __name__ == "__main__":
    main()
