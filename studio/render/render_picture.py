"""Renders and develops one picture.

    blender -b --factory-startup -P studio/render/render_picture.py -- --scene roof --out roof.png
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))  # Blender does not do it for scripts

import bpy

from scene_registry import load_scenes
from studio import conditions
from studio.passes import render
from studio.sky import reset

DEVELOP = HERE.parent / "darkroom" / "develop.py"
# Blender ships or borrows a Python of its own; the darkroom needs the one that has OpenCV.
PYTHON = "/usr/bin/python3"
OVERCAST_STOPS = 0.4  # what a closed cloud adds to the exposure
RENDERED_SIDES = 8  # pixels: the sides of a render are multiples of it


def parse_arguments(scenes):
    parser = argparse.ArgumentParser(prog="render_picture.py")
    parser.add_argument("--scene", required=True, choices=sorted(scenes))
    parser.add_argument("--grime", type=float, default=1.0, help="1 before the work, 0 after it")
    parser.add_argument("--variant", default="a")
    parser.add_argument(
        "--over", default="{}", help="JSON: values that replace those of the variant"
    )
    parser.add_argument("--size", default="640x480")
    parser.add_argument("--scale", type=float, default=1.0, help="render smaller and enlarge")
    parser.add_argument("--spp", type=int, default=8, help="samples per pixel")
    parser.add_argument(
        "--seed", default="", help="moves noise and cracks, chooses props: the halves of a pair share it"
    )
    parser.add_argument("--overcast", type=float, default=0.0, help="0 clear sky, 1 closed cloud")
    parser.add_argument("--exposure", type=float, help="in stops, instead of a phone's choice")
    parser.add_argument("--out", required=True)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def main():
    scenes = load_scenes()
    arguments = parse_arguments(scenes)
    width, height = (int(side) for side in arguments.size.split("x"))
    out = Path(arguments.out).resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    started = time.time()

    reset()
    conditions.overcast = arguments.overcast
    conditions.picture = arguments.seed or f"{arguments.scene}-{arguments.variant}"
    conditions.noise_shift = noise_shift(f"{arguments.scene}-{arguments.variant}{arguments.seed}")
    wishes = scenes[arguments.scene](
        arguments.grime, arguments.variant, **json.loads(arguments.over)
    )
    stops = wishes.get("ev", 0.0) + OVERCAST_STOPS * arguments.overcast
    print(f"built {len(bpy.data.objects)} objects in {time.time() - started:.1f} s", flush=True)

    name = out.stem
    render(name, *(rendered_side(side, arguments.scale) for side in (width, height)), arguments.spp)
    develop = [PYTHON, DEVELOP, name, out, f"--stops={stops}", f"--size={width}x{height}"]
    if arguments.exposure is not None:
        develop.append(f"--exposure={arguments.exposure}")
    subprocess.run(develop, check=True)


def noise_shift(seed):
    """Metres by which the noise of concrete is moved."""
    generator = random.Random(seed)
    return tuple(round(generator.uniform(-40, 40), 3) for _ in range(2)) + (0.0,)


def rendered_side(side, scale):
    return round(side * scale / RENDERED_SIDES) * RENDERED_SIDES


try:
    main()
except BaseException:
    # Blender swallows what its scripts raise: only the exit code tells the caller.
    traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)
