"""Grills with their lids closed, around the origin."""

import math

from props.shared_materials import black_rubber
from studio.geometry import box, cylinder, lathe, mesh

HOOD_SEGMENTS = 10
KETTLE_RADIUS, KETTLE_HEIGHT = 0.29, 0.72
KETTLE = [
    (KETTLE_RADIUS * math.sin(a), KETTLE_HEIGHT - KETTLE_RADIUS * 0.82 * math.cos(a))
    for a in (i * math.pi / 24 for i in range(25))
]
LEGS = 3


def gas_grill(body, steel):
    """Faces -y."""
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


def kettle_grill(enamel, steel):
    """A bowl and its lid on three legs."""
    lathe("kettle", KETTLE, enamel, 48)
    rim = [(KETTLE_RADIUS + 0.012, KETTLE_HEIGHT - 0.012), (KETTLE_RADIUS + 0.012, KETTLE_HEIGHT + 0.004)]
    lathe("kettlerim", rim, enamel, 48)
    for i in range(LEGS):
        angle = 0.5 + i * 2 * math.pi / LEGS
        x, y = math.cos(angle), math.sin(angle)
        top = (x * 0.18, y * 0.18, KETTLE_HEIGHT - 0.16)
        cylinder("kettleleg", (x * 0.30, y * 0.30, 0), top, 0.012, 0.012, steel, 10)
    tray = [(0, 0.30), (0.2, 0.31), (0.205, 0.325), (0, 0.32)]
    lathe("ashtray", tray, steel, 32)
    top = KETTLE_HEIGHT + KETTLE_RADIUS * 0.82
    box("kettlehandle", (-0.07, -0.012, top + 0.03), (0.07, 0.012, top + 0.05), black_rubber(), 0.006)
    for side in (-1, 1):
        foot, head = (side * 0.055, 0, top - 0.02), (side * 0.055, 0, top + 0.035)
        cylinder("kettlegrip", foot, head, 0.006, 0.006, steel, 8)
