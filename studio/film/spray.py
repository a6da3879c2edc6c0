"""Water in the air: the fan below the nozzle, droplets that bounce off the ground, and drifting mist."""

import cv2
import numpy as np

from ground_noise import ease
from wand_path import FAN_HALF_WIDTH

GRAVITY = 9.8
DROPLETS_PER_FRAME = 240
EXPOSURE = 0.014  # seconds: how long the streak of a droplet is
MIST_SCALE = 4  # mist is soft enough for a quarter of the picture's size
X, Y, Z, AGE, LIFE, SIZE = 0, 1, 2, 6, 7, 8


class Spray:
    def __init__(self, camera, frames_per_second):
        self.camera = camera
        self.frame_time = 1 / frames_per_second
        self.random = np.random.RandomState(2)
        self.droplets = np.zeros((0, 9))
        self.mist = np.zeros((camera.height // MIST_SCALE, camera.width // MIST_SCALE), np.float32)
        self.streaks = _streak_texture(self.random)
        self.pixel_y, self.pixel_x = np.mgrid[0 : camera.height, 0 : camera.width].astype(
            np.float32
        )

    def step(self, touch):
        """One frame further; `touch` is where the water lands, None once it is off."""
        if touch is not None:
            self.droplets = np.concatenate([self.droplets, self._new_droplets(touch)])
        drops = self.droplets
        drops[:, X : Z + 1] += drops[:, 3:6] * self.frame_time
        drops[:, 5] -= GRAVITY * self.frame_time
        drops[:, 3:5] *= 0.90
        drops[:, AGE] += self.frame_time
        self.droplets = drops[(drops[:, AGE] < drops[:, LIFE]) & (drops[:, Z] > 0)]
        drift = np.float32([[1, 0, 0.5], [0, 1, -0.35]])
        self.mist = cv2.warpAffine(self.mist, drift, self.mist.shape[::-1]) * 0.80
        if touch is not None:
            self.mist = np.maximum(self.mist, 0) + self._new_mist(touch)

    def _new_droplets(self, touch):
        q, n = self.random, DROPLETS_PER_FRAME
        x = touch[0] + q.uniform(-FAN_HALF_WIDTH, FAN_HALF_WIDTH, n)
        columns = [
            x,
            touch[1] + q.normal(0, 0.02, n),
            np.full(n, 0.01),
            (x - touch[0]) * 3 + q.normal(0, 0.55, n),
            q.normal(0.9, 0.75, n),
            np.abs(q.normal(0.75, 0.5, n)),
            q.uniform(0, self.frame_time, n),
            q.uniform(0.10, 0.42, n),
            q.uniform(0.4, 1.0, n),
        ]
        return np.stack(columns, 1)

    def _new_mist(self, touch):
        q, n = self.random, 26
        points = np.stack(
            [
                touch[0] + q.uniform(-FAN_HALF_WIDTH, FAN_HALF_WIDTH, n),
                touch[1] + q.normal(0.08, 0.10, n),
                np.abs(q.normal(0.04, 0.07, n)),
            ],
            1,
        )
        puffs = np.zeros_like(self.mist)
        for x, y in self.camera.project(points) / MIST_SCALE:
            cv2.circle(puffs, (int(x), int(y)), q.randint(3, 9), float(q.uniform(0.10, 0.32)), -1)
        return cv2.GaussianBlur(puffs, (0, 0), 6.5) * 0.36

    def draw_fan(self, image, nozzle, touch, frame):
        """A thin triangle of water from the nozzle to the ground, with streaks running down it."""
        tip = self.camera.project(nozzle)[0]
        left = self.camera.project(touch + [-FAN_HALF_WIDTH, 0.03, 0])[0] - tip
        right = self.camera.project(touch + [FAN_HALF_WIDTH, -0.03, 0])[0] - tip
        inverse = np.linalg.inv(np.array([left, right]).T).astype(np.float32)
        px, py = self.pixel_x - np.float32(tip[0]), self.pixel_y - np.float32(tip[1])
        a = inverse[0, 0] * px + inverse[0, 1] * py
        b = inverse[1, 0] * px + inverse[1, 1] * py
        down = a + b
        across = np.where(down > 1e-3, b / np.maximum(down, 1e-3), -1)
        inside = (
            ease(across / 0.10)
            * ease((1 - across) / 0.10)
            * ease(down / 0.04)
            * ease((1.04 - down) / 0.08)
        )
        u = (np.clip(across, 0, 1) * 300 + 97 * frame % 200).astype(np.float32)
        v = ((down * 22 + frame * 17) % 60).astype(np.float32)
        streaks = np.clip(cv2.remap(self.streaks, u, v, cv2.INTER_LINEAR) - 0.30, 0, 1)
        cover = np.clip(inside * (0.20 + 0.70 * streaks * (1.15 - 0.45 * down)), 0, 0.8)
        cover = cv2.GaussianBlur(cover.astype(np.float32), (0, 0), 0.9)[..., None]
        return image * (1 - cover) + np.float32([0.93, 0.95, 0.97]) * cover

    def draw_droplets_and_mist(self, image):
        drops = self.droplets
        canvas = np.zeros(image.shape[:2], np.uint8)
        if len(drops):
            heads = self.camera.project(drops[:, :3])
            tails = self.camera.project(drops[:, :3] - drops[:, 3:6] * EXPOSURE)
            depths = self.camera.depth(drops[:, :3])
            for head, tail, drop, depth in zip(heads, tails, drops, depths):
                fading = 1 - drop[AGE] / drop[LIFE]
                brightness = int(150 * drop[SIZE] * fading + 30)
                thickness = 1 if depth * (1.6 - drop[SIZE]) > 1.4 else 2
                ends = [tuple(int(v * 16) for v in point) for point in (head, tail)]
                cv2.line(canvas, *ends, brightness, thickness, cv2.LINE_AA, 4)
        water = cv2.GaussianBlur(canvas, (0, 0), 0.7).astype(np.float32)[..., None] / 255 * 0.9
        image = image * (1 - water) + water * np.float32([0.97, 0.98, 1.0])
        mist = cv2.resize(
            cv2.GaussianBlur(self.mist, (0, 0), 2.5),
            image.shape[1::-1],
            interpolation=cv2.INTER_CUBIC,
        )
        mist = np.clip(mist, 0, 0.8)[..., None]
        return image * (1 - mist) + np.float32([0.86, 0.88, 0.90]) * mist


def _streak_texture(random):
    noise = cv2.GaussianBlur(random.rand(64, 512).astype(np.float32), (0, 0), sigmaX=1.1, sigmaY=9)
    return (noise - noise.min()) / (noise.max() - noise.min())
