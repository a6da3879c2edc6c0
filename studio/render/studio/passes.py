"""Renders the picture and, as the denoiser wants them, its albedo and its normals."""

import time
from pathlib import Path

import bpy

SCRATCH = Path(__file__).parents[2] / "scratch"
PASSES = (("col", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal"))
FEWEST_SAMPLES = 12
NOISE_THRESHOLD = 0.02
FAST_LIGHT_REACH = 10.0  # metres


def render(name, width, height, samples):
    """Writes scratch/<name>_{col,alb,nrm}0001.exr: linear light, albedo 0..1, normals -1..1."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.cycles.samples = samples
    scene.cycles.adaptive_threshold = NOISE_THRESHOLD
    scene.cycles.adaptive_min_samples = max(FEWEST_SAMPLES, samples // 4)
    _approximate_far_light(scene)
    _write_passes(scene, name)
    started = time.time()
    bpy.ops.render.render()
    seconds = time.time() - started
    print(f"rendered {width} x {height} with {samples} samples in {seconds:.1f} s", flush=True)


def _approximate_far_light(scene):
    """After the first bounce light is only estimated, which is faster and outdoors hardly seen."""
    scene.cycles.use_fast_gi = True
    scene.cycles.fast_gi_method = "REPLACE"
    scene.cycles.ao_bounces_render = 1
    scene.world.light_settings.ao_factor = 1.0
    scene.world.light_settings.distance = FAST_LIGHT_REACH


def _write_passes(scene, name):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(SCRATCH)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for suffix, output in PASSES:
        files.file_slots.new(f"{name}_{suffix}")
        tree.links.new(layers.outputs[output], files.inputs[-1])
