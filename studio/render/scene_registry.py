"""Every scene by name."""

import importlib
from pathlib import Path
from types import SimpleNamespace

SCENES = {}
FROM_COMMAND_LINE = {"wet": 0.0, "camera_name": ""}


def scene(name, **variants):
    """Registers the builder `build(grime, shot)` under `name`, with the values of its variants.

    grime is 1 before the work and 0 after it. `shot` holds the values of the chosen variant, with what the
    picture overrides, and `wet` 0..1 and `camera_name`. What the builder returns, a dict or None, is for the
    darkroom: `ev` is exposure in stops. One value must serve both halves of a pair.
    """

    def register(build):
        def run(grime, variant="a", **overrides):
            if variant not in variants:
                raise SystemExit(f"{name}: no variant {variant!r}, there are {sorted(variants)}")
            values = {**FROM_COMMAND_LINE, **variants[variant]}
            if unknown := overrides.keys() - values.keys():
                raise SystemExit(f"{name} {variant}: nothing reads {sorted(unknown)}")
            shot = SimpleNamespace(**{**values, **overrides})
            return build(grime, shot) or {}

        SCENES[name] = run
        return build

    return register


def load_scenes():
    """Imports every module below scenes/ and returns the registered scenes."""
    here = Path(__file__).parent
    for path in sorted((here / "scenes").rglob("*.py")):
        importlib.import_module(".".join(path.relative_to(here).with_suffix("").parts))
    return SCENES
