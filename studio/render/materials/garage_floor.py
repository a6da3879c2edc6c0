"""The floor of a garage: bare concrete, then flakes under a clear coat."""

from materials.concrete import concrete
from studio.node_material import NodeMaterial
from studio.textures import bump, cells, mix, moved, noise, ramp

BARE_TINT = (0.27, 0.255, 0.232)
FLAKES = ((0.62, 0.61, 0.58), (0.045, 0.045, 0.05), (0.24, 0.24, 0.25), (0.35, 0.30, 0.24))
# More, and the floor looks like gravel: from standing height flakes blend with their ground.
FLAKE_CONTRAST = 0.5

# Two casts of flakes: flakes to the metre, and the share of the floor each covers.
CASTS = ((330.0, 0.9), (220.0, 0.95))


def garage_slab(
    grime,
    name="epoxy",
    flakes=FLAKES,
    base=(0.33, 0.33, 0.325),
    joints=None,
    oil=(),
    tracks=None,
    gloss=0.07,
):
    """Stained concrete while there is grime, otherwise epoxy of color `base` fully broadcast with `flakes`."""
    if grime > 0.02:
        worn = dict(tint=BARE_TINT, amount=0.72, algae=0.0, broom=None, cracks=1.0)
        return concrete(grime, joints, oil, tracks=tracks, name=name, **worn)
    material = NodeMaterial(name)
    color = base
    stops = [(index * (1.0 / len(flakes)), flake) for index, flake in enumerate(flakes)]
    for scale, share in CASTS:
        _, (tone, chance, _) = cells(moved(material.position, (scale, 0, 0)), scale)
        flake = ramp(tone, stops, stepped=True)
        color = mix(chance.exceeds(1 - share * 0.62) * FLAKE_CONTRAST, color, flake)
    waves = noise(material.position, 3.5, 4, 0.55)
    roughness = waves.smoothstep(0.3, 0.7, gloss * 0.6, gloss * 1.1)
    relief = bump(waves * 0.6 + noise(material.position, 40, 3) * 0.4, 0.02, 0.01)
    return material.finish_surface(color, roughness, relief, 1.0)
