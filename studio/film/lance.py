"""The lance: a steel tube, its coupler, nozzle and rubber sleeve, as round as the light makes them, and the shadow.

Every pixel looks up the nearest point of the tube, takes the normal there, and what that mirrors.
"""

import cv2
import numpy as np

from ground_noise import ease

# metres from the tip: to there, radius at its end, what it is made of
PARTS = (
    (0.014, 0.0062, "brass"),
    (0.030, 0.0098, "collar"),
    (0.036, 0.0075, "brass"),
    (0.072, 0.0128, "coupler"),
    (0.080, 0.0100, "coupler"),
    (0.104, 0.0112, "nut"),
    (0.108, 0.0084, "steel"),
    (1.02, 0.0088, "steel"),
    (1.03, 0.0120, "rubber"),
    (1.06, 0.0158, "rubber"),
    (9.0, 0.0165, "rubber"),
)
# share of what it mirrors, color of its own in sunlight, how wide the sun shines on it
MATERIALS = {
    "steel": ((0.60, 0.60, 0.59), (0.035, 0.035, 0.035), 26),
    "nut": ((0.42, 0.42, 0.41), (0.03, 0.03, 0.03), 18),
    "coupler": ((0.52, 0.46, 0.30), (0.05, 0.042, 0.022), 30),
    "brass": ((0.55, 0.44, 0.22), (0.06, 0.045, 0.02), 30),
    "collar": ((0.04, 0.04, 0.04), (0.035, 0.22, 0.055), 40),
    "rubber": ((0.03, 0.03, 0.03), (0.014, 0.014, 0.015), 9),
}
BENT, BEND = 0.16, 0.020  # the last metres of the tube are bent down by as much
SHUTTER = 1 / 260  # seconds
SUB_FRAMES = 3
SUN, ZENITH, HORIZON = (1.0, 0.96, 0.88), (0.20, 0.34, 0.60), (0.74, 0.80, 0.86)
TREES, TREES_REACH = (0.050, 0.065, 0.035), 0.22
SUN_WIDTH = 0.0047  # half of it: how soft a shadow is for each metre of its way


class Lance:
    """`shadow`: metres on the ground, x and y, for each metre of height."""

    def __init__(self, camera, shadow):
        self.camera = camera
        self.shadow = np.array(shadow)
        sun = np.array([-shadow[0], -shadow[1], 1.0])
        self.sun = sun / np.linalg.norm(sun)
        self.worn = np.random.RandomState(4).rand(64, 2048).astype(np.float32)

    def draw(self, image, path, second):
        image = image * (1 - self._shadow(image.shape, *path.wand(second)))
        color = np.zeros_like(image)
        cover = np.zeros(image.shape[:2] + (1,), np.float32)
        ground = image[image.shape[0] // 2 :].mean(axis=(0, 1))
        for part in np.linspace(-SHUTTER, 0, SUB_FRAMES):
            tube = self._tube(image.shape, *path.wand(second + part), ground)
            if tube is None:
                continue
            color += tube[0] * tube[1] / SUB_FRAMES
            cover += tube[1] / SUB_FRAMES
        # As soft as the lens that took the ground.
        color, cover = (cv2.GaussianBlur(layer, (0, 0), 0.55) for layer in (color, cover))
        return image * (1 - cover[..., None]) + color

    def _spine(self, nozzle, hand):
        """Points from the tip to behind the hand, and metres from the tip."""
        along = (hand - nozzle) / np.linalg.norm(hand - nozzle)
        metres = np.concatenate([np.linspace(0, 0.12, 25), np.linspace(0.13, 1.1, 30), np.linspace(1.15, 2.6, 20)])
        points = nozzle + along * metres[:, None]
        points[:, 2] += BEND * (1 - (1 - ease(metres / BENT)) * np.clip(1 - metres / BENT, 0, 1))
        points[:, 2] += 0.012 * ease(metres / 2) * np.sin(metres * 1.2)
        seen = self.camera.depth(points) > 0.25
        return points[seen], metres[seen]

    def _tube(self, shape, nozzle, hand, ground):
        points, metres = self._spine(nozzle, hand)
        if len(points) < 2:
            return None
        places = self.camera.project(points)
        scale = self.camera.focal / self.camera.depth(points)
        widest = float((scale * 0.0175).max()) + 3
        box = _box(shape, places, widest)
        if box is None:
            return None
        piece, part, aside = _nearest(box, places)
        along = metres[piece] * (1 - part) + metres[piece + 1] * part
        pixels = scale[piece] * (1 - part) + scale[piece + 1] * part
        radius = np.interp(along, *_profile()) * pixels
        before_tip = (piece == 0) & (part <= 0)
        cover = np.clip(radius - np.abs(aside) + 0.5, 0, 1) * ~before_tip
        across = np.clip(aside / np.maximum(radius, 0.5), -0.995, 0.995)
        color = self._shine(points, piece, along, across, ground)
        out_color = np.zeros(shape, np.float32)
        out_cover = np.zeros(shape[:2] + (1,), np.float32)
        out_color[box], out_cover[box] = color, cover[..., None]
        return out_color, out_cover

    def _shine(self, points, piece, along, across, ground):
        ahead = np.diff(points, axis=0)
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
        to_eye = self.camera.location - points[:-1]
        to_eye /= np.linalg.norm(to_eye, axis=1, keepdims=True)
        aside = np.cross(ahead, to_eye)
        aside /= np.linalg.norm(aside, axis=1, keepdims=True)
        facing = np.cross(aside, ahead)
        # `across` grows to the right of the way in the picture, y downwards.
        normal = aside[piece] * across[..., None] + facing[piece] * np.sqrt(1 - across**2)[..., None]
        eye = to_eye[piece]
        mirrored = 2 * (normal * eye).sum(-1, keepdims=True) * normal - eye
        around = self._surroundings(mirrored, ground)
        grazing = (1 - np.clip((normal * eye).sum(-1, keepdims=True), 0, 1)) ** 5
        lit = np.clip(normal @ self.sun, 0, 1)[..., None]
        toward_sun = np.clip(mirrored @ self.sun, -1, 1)[..., None]
        worn = self._wear(along, across)
        diffuse = lit * 2.6 + 0.5 + 0.35 * np.clip(normal[..., 2:], 0, 1)
        color = np.zeros(along.shape + (3,), np.float32)
        for name, (mirrors, own, sharp) in MATERIALS.items():
            here = self._made_of(along, name)[..., None]
            share = np.float32(mirrors) + (1 - np.float32(mirrors)) * grazing * 0.6
            sun = np.exp((toward_sun - 1) * sharp) * np.float32(SUN) * 3.2
            shine = share * (around + sun) * worn + np.float32(own) * diffuse
            color = np.where(here, shine, color)
        return np.clip(color * self._ribs(along)[..., None], 0, 1.4).astype(np.float32)

    def _surroundings(self, direction, ground):
        up = direction[..., 2:]
        sky = np.float32(HORIZON) + (np.float32(ZENITH) - np.float32(HORIZON)) * ease(up / 0.7)
        trees = ease((TREES_REACH - up) / 0.08) * (0.55 + 0.45 * np.sin(direction[..., :1] * 9))
        above = sky * (1 - trees) + np.float32(TREES) * trees
        below = ease((0.03 - up) / 0.06)
        return above * (1 - below) + ground * 0.9 * below

    def _wear(self, along, across):
        """Water marks and scratches."""
        u = (along * 900 % 2040).astype(np.float32)
        v = ((across + 1) * 14).astype(np.float32)
        marks = cv2.remap(self.worn, u, v, cv2.INTER_LINEAR)
        u = (along * 70 % 2040).astype(np.float32)
        spots = cv2.remap(self.worn, u, v * 0.3 + 30, cv2.INTER_LINEAR)
        return (0.86 + 0.14 * marks + 0.22 * (spots - 0.5))[..., None]

    @staticmethod
    def _made_of(along, name):
        here = np.zeros(along.shape, bool)
        begin = 0.0
        for end, _, made_of in PARTS:
            if made_of == name:
                here |= (along >= begin) & (along < end)
            begin = end
        return here

    @staticmethod
    def _ribs(along):
        """Turned grooves of the coupler, molded ones of the sleeve."""
        coupler = (along > 0.040) & (along < 0.070)
        sleeve = along > 1.05
        grooves = 1 - 0.35 * coupler * (np.sin(along * 1250) > 0.2)
        return grooves * (1 - 0.40 * sleeve * ease((np.sin(along * 300) - 0.3) / 0.5))

    def _shadow(self, shape, nozzle, hand):
        points, metres = self._spine(nozzle, hand)
        height = np.maximum(points[:, 2], 0)
        ground = points.copy()
        ground[:, :2] += height[:, None] * self.shadow
        ground[:, 2] = 0
        shade = np.zeros(shape[:2] + (1,), np.float32)
        seen = self.camera.depth(ground) > 0.3
        ground, metres, height = ground[seen], metres[seen], height[seen]
        if len(ground) < 2:
            return shade
        places = self.camera.project(ground)
        scale = self.camera.focal / self.camera.depth(ground)
        box = _box(shape, places, float(scale.max()) * 0.04)
        if box is None:
            return shade
        piece, part, aside = _nearest(box, places)
        radius = np.interp(metres[piece] * (1 - part) + metres[piece + 1] * part, *_profile())
        way = height[piece] * np.sqrt(1 + self.shadow @ self.shadow)
        soft = np.maximum(way * SUN_WIDTH, 0.002)
        pixels = scale[piece]
        edge = ease((radius + soft - np.abs(aside) / pixels) / (2 * soft))
        shade[box] = (0.62 * edge * np.minimum(1, radius / soft) * ~((piece == 0) & (part <= 0)))[..., None]
        return cv2.GaussianBlur(shade, (0, 0), 0.9)[..., None]


def _profile():
    """Metres from the tip, and the radius there: each part keeps its own up to the next, over a bevel."""
    metres, sizes = [0.0], [PARTS[0][1] * 0.7]
    begin = 0.0
    for end, radius, _ in PARTS:
        metres += [begin + 0.0012, end]
        sizes += [radius, radius]
        begin = end
    return metres, sizes


def _box(shape, places, margin):
    """The part of the picture that holds all places."""
    low = np.maximum(np.floor(places.min(axis=0) - margin), 0).astype(int)
    high = np.minimum(np.ceil(places.max(axis=0) + margin), (shape[1], shape[0])).astype(int)
    if (high <= low).any():
        return None
    return slice(low[1], high[1]), slice(low[0], high[0])


def _nearest(box, places):
    """For each pixel of the box the nearest piece of the way, the share of it, and pixels to its side."""
    y, x = np.mgrid[box].astype(np.float32)
    best = np.full(x.shape, 1e9, np.float32)
    piece = np.zeros(x.shape, int)
    part = np.zeros(x.shape, np.float32)
    aside = np.zeros(x.shape, np.float32)
    for index, (a, b) in enumerate(zip(places[:-1], places[1:])):
        way = b - a
        length = max(float(np.hypot(*way)), 1e-3)
        dx, dy = x - a[0], y - a[1]
        share = np.clip((dx * way[0] + dy * way[1]) / length**2, 0, 1)
        off_x, off_y = dx - share * way[0], dy - share * way[1]
        distance = off_x**2 + off_y**2
        nearer = distance < best
        best = np.where(nearer, distance, best)
        piece = np.where(nearer, index, piece)
        part = np.where(nearer, share, part)
        side = np.sign(dy * way[0] - dx * way[1])
        aside = np.where(nearer, side * np.sqrt(distance), aside)
    return piece, part, aside
