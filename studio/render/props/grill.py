"""Gas grill with its hood closed, facing -y, around the origin."""

import math

from props.shared_materials import black_rubber
from studio.geometry import box, cylinder, mesh

HOOD_SEGMENTS = 10


def grill(body, steel):
    box("grillbody", (-0.5, -0.28, 0.12), (0.5, 0.28, 0.82), body, 0.02)
    box("grillshelf", (-0.95, -0.27, 0.80), (0.95, 0.27, 0.86), steel, 0.01)
    hood(steel)
    cylinder("grillhandle", (-0.38, -0.35, 1.0), (0.38, -0.35, 1.0), 0.014, 0.014, steel, 10)
    for i in range(4):
        x = -0.33 + i * 0.22
        cylinder("knob", (x, -0.28, 0.73), (x, -0.33, 0.73), 0.03, 0.028, steel, 16)
    rubber = black_rubber()
    for side in (-1, 1):
        hub, rim = (side * 0.4, -0.2, 0.06), (side * 0.44, -0.2, 0.06)
        cylinder("wheel", hub, rim, 0.06, 0.06, rubber, 18)


def hood(steel):
    """Half a barrel, closed at both ends."""
    angles = [i * math.pi / HOOD_SEGMENTS for i in range(HOOD_SEGMENTS + 1)]
    left = [(-0.52, 0.28 * math.cos(a), 0.86 + 0.34 * math.sin(a)) for a in angles]
    right = [(0.52, y, z) for _, y, z in left]
    n = len(left)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    faces += [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    mesh("grillhood", left + right, faces, steel, smooth=False)
