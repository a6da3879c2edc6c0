"""Renders the pictures of the shot list into studio/masters: those that are missing or out of date.

    python3 studio/render_all.py             all of them
    python3 studio/render_all.py driveway    those with the word in group/id
    python3 studio/render_all.py --preview   small and grainy, into studio/scratch

It may be stopped at any time and goes on where it was.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from exposures import EXPOSURES
from master_stamps import State, state_of, write_stamp
from shot_list import SHOTS

HERE = Path(__file__).resolve().parent
MASTERS, SCRATCH = HERE / "masters", HERE / "scratch"
GRIME = {"before": 1, "after": 0}
SAMPLES, PREVIEW_SAMPLES = 8, 6
PREVIEW_PERCENT = 40
# Blender needs the system's Python; another one earlier on the path breaks it.
ENVIRONMENT = {**os.environ, "PATH": f"/usr/bin:/bin:{os.environ.get('PATH', '')}"}


def main():
    parser = argparse.ArgumentParser(description="Renders the pictures of the shot list.")
    parser.add_argument("filter", nargs="?", default="", help="a part of group/id")
    parser.add_argument("--preview", action="store_true")
    arguments = parser.parse_args()

    shots = [shot for shot in SHOTS if arguments.filter in f"{shot.group}/{shot.id}"]
    if not shots:
        sys.exit(f"No picture is named like {arguments.filter!r}.")
    counts = {"rendered": 0, "up to date": 0, "not ours": 0, "failed": 0}
    started = time.time()
    for shot in shots:
        for half in shot.halves:
            counts[bring_up_to_date(shot, half, arguments.preview)] += 1
    summary = ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if count)
    print(f"{summary} in {(time.time() - started) / 60:.0f} minutes")
    if counts["failed"]:
        sys.exit(1)


def bring_up_to_date(shot, half, preview):
    master = master_path(shot, half, preview)
    options = render_options(shot, half, preview)
    state = state_of(master, options)
    if state is State.UP_TO_DATE:
        return "up to date"
    if state is State.NOT_OURS:
        print(f"{master.relative_to(HERE)} was not rendered here: left alone", flush=True)
        return "not ours"

    started = time.time()
    unfinished = SCRATCH / f"{'preview.' if preview else ''}{shot.id}.{half}.png"
    problem = render(master, options, unfinished)
    seconds = f"{time.time() - started:.0f} s"
    if problem:
        print(f"{master.relative_to(HERE)} FAILED after {seconds}: see {problem}", flush=True)
        return "failed"
    write_stamp(master, options)
    print(f"{master.relative_to(HERE)} {seconds}", flush=True)
    return "rendered"


def master_path(shot, half, preview):
    """`group/id.before.png` and `group/id.after.png` of a pair, `group/id.png` of a single picture."""
    name = f"{shot.id}.{half}.png" if len(shot.halves) > 1 else f"{shot.id}.png"
    return (SCRATCH / "preview" if preview else MASTERS) / shot.group / name


def render_options(shot, half, preview):
    """What render_picture.py is told, but for the file."""
    percent = PREVIEW_PERCENT if preview else 100
    width, height = (side * percent // 100 for side in shot.size)
    values = {
        "scene": shot.scene,
        "variant": shot.variant,
        "grime": GRIME[half],
        "seed": shot.seed or shot.id,
        "size": f"{width}x{height}",
        "scale": 1 if preview else shot.scale,
        "spp": PREVIEW_SAMPLES if preview else SAMPLES,
        "overcast": shot.overcast,
        "over": json.dumps(shot.changes),
    }
    exposure = EXPOSURES.get(f"{shot.group}/{shot.id}")
    if exposure is not None:
        values["exposure"] = exposure
    return [f"--{name}={value}" for name, value in values.items()]


def render(master, options, unfinished):
    """Renders to `unfinished`, then moves it: a master appears complete or not at all. Returns the log of a failure."""
    unfinished.parent.mkdir(exist_ok=True)
    script = HERE / "render" / "render_picture.py"
    command = ["blender", "-b", "--factory-startup", "-P", script, "--", *options]
    run = subprocess.run(
        [*command, f"--out={unfinished}"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0 or not unfinished.exists():
        log = unfinished.with_suffix(".log")
        log.write_text(run.stdout)
        return log
    master.parent.mkdir(parents=True, exist_ok=True)
    unfinished.replace(master)
    return None


if __name__ == "__main__":
    main()
