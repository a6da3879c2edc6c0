"""One color, panes, leaves and light."""

from studio.node_material import NodeMaterial
from studio.textures import bump, mix, noise, ramp, scaled, shade, split

LIGHT_THROUGH_LEAF = (0.35, 0.45, 0.06)
SLATS_PER_METRE = 21.0
BLIND = [
    (0, (0.16, 0.16, 0.155)),
    (0.25, (0.24, 0.24, 0.23)),
    (0.8, (0.27, 0.27, 0.26)),
    (0.93, (0.08, 0.08, 0.08)),
]
CURTAIN = [(0.3, (0.07, 0.068, 0.06)), (0.7, (0.17, 0.165, 0.15))]
DARK_ROOM = [(0.3, (0.010, 0.011, 0.012)), (0.7, (0.030, 0.032, 0.034))]


def flat(
    name,
    color,
    roughness=0.6,
    specular=0.4,
    metallic=0.0,
    variation=0.06,
    bump_strength=0.05,
    bump_scale=60,
):
    """Paint, metal, plastic: one color with a slight `variation`, so that it does not look computed."""
    material = NodeMaterial(name)
    position = material.position
    patches = noise(position, 2.3, 6).smoothstep(0.3, 0.7)
    color = mix(patches, shade(color, 1 - variation), shade(color, 1 + variation))
    relief = bump(noise(position, bump_scale, 3), bump_strength, 0.01)
    return material.finish_surface(color, roughness, relief, specular, metallic)


def chips(name, darkest, lightest, roughness=0.85):
    """Loose pieces, each of its own tone between two colors: gravel."""
    material = NodeMaterial(name)
    color = ramp(material.random_per_island, [(0, darkest), (1, lightest)])
    return material.finish_surface(color, roughness)


def leafy(name, dark, light, translucency=0.35):
    """Leaves and blades of grass, each of its own tone between two colors; light shines through them."""
    material = NodeMaterial(name)
    graph = material.graph
    tone = (material.random_per_island + material.random_per_object).fraction()
    color = ramp(tone, [(0, dark), (1, light)])
    front = material.surface(color, 0.5, None, 0.35)
    through = graph.value("ShaderNodeBsdfTranslucent", {0: mix(0.5, color, LIGHT_THROUGH_LEAF)})
    inputs = {0: translucency, 1: front, 2: through}
    return material.finish(graph.value("ShaderNodeMixShader", inputs))


def glass_mat(kind="dark", name="glass"):
    """A glossy pane with what is behind it drawn on it: 'dark' room, 'blind' of white slats, 'curtain'."""
    material = NodeMaterial(name)
    position = material.position
    if kind == "blind":
        _, _, z = split(position)
        color = ramp((z * SLATS_PER_METRE).fraction(), BLIND)
    elif kind == "curtain":
        color = ramp(noise(scaled(position, (14, 14, 0.3)), 1.0, 3, 0.5, 0.8), CURTAIN)
    else:
        color = ramp(noise(position, 1.1, 3), DARK_ROOM)
    waviness = bump(noise(position, 1.2, 2), 0.02, 0.05)
    return material.finish_surface(color, 0.03, waviness, 0.9)


def lamp(name, color, strength):
    """A surface that shines."""
    material = NodeMaterial(name)
    return material.finish(material.graph.value("ShaderNodeEmission", {0: color, 1: strength}))
