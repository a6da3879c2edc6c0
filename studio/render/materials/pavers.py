"""Pavers and the sand between them."""

from materials.dirt import BLACK
from materials.layers import Layers
from materials.palettes import PALETTES
from materials.wetness import soak
from studio.node_material import NodeMaterial
from studio.textures import bump, dots, mix, multiply, noise, ramp, split, warp

DARK_GRAIN, PORE = (0.06, 0.05, 0.045), (0.06, 0.05, 0.043)
FILM = (0.085, 0.076, 0.062), (0.165, 0.148, 0.122)
MILDEW = (0.026, 0.026, 0.021), (0.06, 0.058, 0.046)
ALGAE = (0.075, 0.092, 0.036)
BARE_GRAIN = (0.24, 0.215, 0.175)
LICHEN = (0.27, 0.28, 0.22)
SEALED = (0.62, 0.55, 0.50)

SAND = [(0.3, (0.17, 0.14, 0.105)), (0.7, (0.36, 0.31, 0.245))]
MUD = (0.035, 0.030, 0.022)
MOSS = [(0.3, (0.030, 0.046, 0.012)), (0.7, (0.105, 0.135, 0.032))]


def paver(grime, palette="red", name="paver", seal=0.0, far=(2.2, 5.4), algae=1.0, wet=0.0):
    """Stones of one mesh, each an island. Grime grows from y = far[0] to far[1], towards the shady end.

    `seal` and `wet` are 0..1.
    """
    material = NodeMaterial(name)
    position = material.position
    patches = noise(position, 16, 6, 0.65)
    fine = noise(position, 90, 4, 0.7)
    sand = noise(position, 380, 2, 0.6)
    pores = noise(position, 210, 3, 0.7)

    stone = ramp(material.random_per_island, PALETTES[palette])
    layers = Layers(stone, roughness=(0.62 if grime < 0.2 else 0.82) + fine * 0.2)
    layers.height = fine * 0.6 + sand * 0.35 + patches * 0.3
    layers.cover(patches.smoothstep(0.35, 0.72) * 0.38, multiply(stone, (0.55, 0.55, 0.56)))
    layers.cover(fine.smoothstep(0.50, 0.70) * 0.5, multiply(stone, (0.45, 0.45, 0.46)))
    layers.cover(sand.smoothstep(0.54, 0.66) * 0.5, multiply(stone, (1.75, 1.8, 1.8)))
    layers.cover(sand.smoothstep(0.44, 0.34) * 0.5, DARK_GRAIN)
    layers.cover(pores.smoothstep(0.57, 0.68) * 0.45, PORE)
    if grime > 0:
        _lay_grime(layers, material, grime, far, algae)
    if seal:
        layers.darken(seal, SEALED)
        sheen = patches.smoothstep(0.3, 0.7, 0.24, 0.40)
        layers.roughness = layers.roughness * (1 - seal) + sheen * seal
    if wet:
        soak(layers, position, wet)
    smooth = max(wet * 0.6, seal)
    relief = bump(layers.height, 0.8 - 0.4 * smooth, 0.006)
    return material.finish_surface(layers.color, layers.roughness, relief, 0.3 + 0.2 * smooth)


def _lay_grime(layers, material, grime, far, algae):
    position = material.position
    _, y, _ = split(position)
    areas = noise(warp(position, 1.2, 0.4), 0.85, 9, 0.68)
    patches = noise(position, 7, 8, 0.7)
    fine = noise(position, 34, 5, 0.7)
    stone_by_stone = material.random_per_island.smoothstep(0.0, 1.0, -0.04, 0.04)
    shade_end = y.smoothstep(far[0], far[1], 0.05, 0.13)
    dirt = areas * 0.66 + patches * 0.26 + fine * 0.13 + stone_by_stone + shade_end

    layers.cover(dirt.smoothstep(0.30, 0.58) * (grime * 0.90), mix(patches, *FILM))
    layers.cover(dirt.smoothstep(0.52, 0.74) * (grime * 0.85), mix(fine, *MILDEW))
    damp = noise(position, 1.1, 7, 0.66) * 0.8 + patches * 0.25 + fine * 0.12
    layers.cover(damp.smoothstep(0.56, 0.76) * (grime * 0.6 * algae), ALGAE)
    speckle = noise(position, 260, 3, 0.75).smoothstep(0.50, 0.64)
    layers.cover(speckle * (grime * 0.45), BLACK)
    bare = noise(position, 190, 3, 0.7).smoothstep(0.56, 0.68)
    layers.cover(bare * (grime * 0.30), BARE_GRAIN)
    lichen = dots(warp(position, 14, 0.04), 13).smoothstep(0.17, 0.10)
    layers.cover(lichen * areas.smoothstep(0.45, 0.55) * (grime * 0.6), LICHEN)


def joint_sand(grime, name="joint", moss=1.0):
    """What shows between the stones: sand, or mud with `moss` on it."""
    material = NodeMaterial(name)
    grains = noise(material.position, 300, 3, 0.7)
    color = ramp(grains, SAND)
    if grime > 0:
        green = noise(material.position, 1.7, 7, 0.66).smoothstep(0.36, 0.58) * moss
        leaves = ramp(noise(material.position, 120, 4, 0.7), MOSS)
        color = mix(grime, color, mix(green, MUD, leaves))
    return material.finish_surface(color, 0.95, bump(grains, 0.8, 0.006), 0.1)
