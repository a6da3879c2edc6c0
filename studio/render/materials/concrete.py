"""Concrete: broomed, with exposed pebbles, sealed or wet."""

from dataclasses import dataclass

from materials.concrete_grime import lay_grime
from materials.dirt import spots
from materials.layers import Layers
from materials.wetness import soak
from studio import conditions
from studio.node_material import NodeMaterial
from studio.shader_values import Value
from studio.textures import (
    bump,
    cell_borders,
    cells,
    dots,
    mix,
    moved,
    multiply,
    noise,
    ramp,
    scaled,
    shade,
    warp,
)

BROOM = (260, 5, 5)  # strokes to the metre along each axis
SLAB_TONES = [(0, (0.86, 0.86, 0.865)), (0.5, (0.98, 0.975, 0.96)), (1, (1.06, 1.05, 1.03))]
PEBBLES = [
    (0, (0.12, 0.085, 0.06)),
    (0.2, (0.30, 0.235, 0.17)),
    (0.42, (0.20, 0.185, 0.17)),
    (0.62, (0.42, 0.36, 0.28)),
    (0.82, (0.26, 0.16, 0.105)),
    (1, (0.52, 0.49, 0.44)),
]
CRACK = (0.04, 0.036, 0.03)
SEALED = (0.66, 0.60, 0.53)


@dataclass
class Texture:
    """The noises of one slab from broad to fine, in the order of size."""

    position: Value
    broad: Value
    patches: Value
    fine: Value
    grit: Value
    sand: Value


def concrete(
    grime,
    joints=None,
    oil=(),
    gum=0,
    edge_x=None,
    tracks=None,
    tint=(0.33, 0.312, 0.28),
    name="concrete",
    amount=1.0,
    algae=0.5,
    noise_offset=(0, 0, 0),
    wet=0.0,
    aggregate=0.0,
    seal=0.0,
    broom=BROOM,
    stain=(),
    cracks=0.0,
):
    """A slab in the plane z = 0.

    Dirt: `joints` (see joint_distance) and the edges at the two x of `edge_x` gather it, the wheels of `tracks`
    (their x) take some off; `oil` and `stain` are [(x, y, radius)]; `gum`: spots per square metre; `amount` of
    film and mildew and `algae` are factors. Concrete: `aggregate`, exposed pebbles, `seal`, film-forming sealer,
    `wet` and `cracks` are 0..1.
    """
    material = NodeMaterial(name)
    texture = _texture(moved(material.position, _sum(noise_offset, conditions.noise_shift)))
    layers = _cured(material, texture, tint, oil)
    if broom:
        strokes = noise(scaled(texture.position, broom), 1.0, 3, 0.6)
        layers.height = layers.height + strokes * 0.8
    if aggregate:
        _expose_pebbles(layers, texture, tint, aggregate)
    if cracks:
        _crack(layers, texture, cracks)
    if grime > 0:
        places = dict(joints=joints, oil=oil, gum=gum, edge_x=edge_x, tracks=tracks, stain=stain)
        lay_grime(layers, material.position, texture, grime, tint, amount, algae, **places)
    if seal:
        _seal(layers, texture, seal)
    if wet:
        soak(layers, texture.position, wet)
    relief = bump(layers.height, 0.7 - 0.4 * max(wet * 0.6, seal * 0.6), 0.006)
    shine = 0.28 + 0.22 * max(wet, seal)
    return material.finish_surface(layers.color, layers.roughness, relief, shine)


def _sum(first, second):
    return tuple(a + b for a, b in zip(first, second))


def _texture(position):
    return Texture(
        position,
        broad=noise(position, 0.5, 5, 0.6),
        patches=noise(position, 3.1, 7, 0.62),
        fine=noise(position, 38, 6, 0.65),
        grit=noise(position, 120, 4, 0.7),
        sand=noise(position, 420, 2, 0.6),
    )


def _cured(material, texture, tint, oil):
    """Clean concrete as it has hardened, with all that washing never removes: it keeps the "after" honest."""
    position, patches, fine = texture.position, texture.patches, texture.fine
    sand, grit = texture.sand, texture.grit
    clouds = texture.broad.smoothstep(0.32, 0.68)
    layers = Layers(
        color=mix(clouds, shade(tint, 0.84), shade(tint, 1.08)), roughness=0.78 + fine * 0.15
    )
    layers.cover(patches.smoothstep(0.40, 0.72) * 0.42, shade(tint, 0.74))
    layers.cover(fine.smoothstep(0.4, 0.75) * 0.30, shade(tint, 0.66))
    layers.cover(sand.smoothstep(0.55, 0.68) * 0.5, shade(tint, 0.58))
    layers.cover(sand.smoothstep(0.44, 0.32) * 0.4, shade(tint, 1.75))
    layers.cover(grit.smoothstep(0.54, 0.70) * 0.40, shade(tint, 0.66))
    pits = dots(position, 55).smoothstep(0.13, 0.07)
    layers.cover(pits * patches.smoothstep(0.45, 0.6) * 0.6, shade(tint, 0.42))
    layers.color = multiply(layers.color, ramp(material.random_per_island, SLAB_TONES))
    stains_for_ever = noise(position, 1.2, 8, 0.68).smoothstep(0.46, 0.66)
    layers.cover(stains_for_ever * 0.30, shade(tint, 0.72))
    bloom = noise(position, 0.8, 8, 0.7).smoothstep(0.58, 0.72)
    layers.cover(bloom * 0.25, shade(tint, 1.22))
    if oil:
        layers.cover(spots(material.position, oil, 0.7, 0.6) * 0.26, shade(tint, 0.55))
    layers.height = sand * 0.35 + fine * 0.6 + patches * 0.25 + grit * 0.8 + pits * -0.5
    return layers


def _expose_pebbles(layers, texture, tint, aggregate):
    middle, (tone, _, _) = cells(warp(texture.position, 30, 0.012), 95.0)
    pebble = multiply(ramp(tone, PEBBLES), ramp(texture.fine, [(0.3, 0.75), (0.7, 1.15)]))
    stone = middle.smoothstep(0.62, 0.42) * aggregate
    layers.cover(0.5, shade(tint, 0.62))  # the cement between them
    layers.cover(stone, pebble)
    layers.height = layers.height * 0.25 + middle.smoothstep(0.75, 0.1) * 4.2
    layers.roughness = layers.roughness - stone * 0.25


def _crack(layers, texture, cracks):
    """Hairlines: straight on the whole and jagged in detail. Warped further, their net folds into contour lines."""
    wandering = warp(warp(texture.position, 0.9, 0.45, 1), 16, 0.035)
    net = cell_borders(wandering, 0.36).smoothstep(0.0016, 0.0004)
    some = noise(texture.position, 0.6, 2).smoothstep(0.47, 0.55)
    crack = net * some * cracks
    layers.cover(crack * 0.9, CRACK)
    layers.height = layers.height - crack * 2.0


def _seal(layers, texture, seal):
    """Deeper, warmer color and a soft sheen."""
    layers.darken(seal, SEALED)
    sheen = texture.patches.smoothstep(0.3, 0.7, 0.20, 0.36)
    layers.roughness = layers.roughness * (1 - seal) + sheen * seal
