"""Water in the air: the fan below the nozzle, drops and dirt that fly off the ground, and drifting mist."""

import cv2
import numpy as np

from ground_noise import ease
from wand_path import FAN_HALF_WIDTH

GRAVITY = 9.8
DROPS, CRUMBS, PUFFS = 1900, 20, 150  # new ones in each frame
EXPOSURE = 1 / 110  # seconds: how long the streak of a drop is
STREAK = 7  # points that make one
AIR_SLOWS = {"drops": 3.0, "crumbs": 1.0, "puffs": 5.5}  # share of the speed, a second
SPATTERS = 0.72  # size from which a drop leaves a wet spot
MIST_SCALE = 4  # mist is soft enough for a quarter of the picture's size
X, Y, Z, AGE, LIFE, SIZE = 0, 1, 2, 6, 7, 8
WATER, VAPOR = np.float32([0.93, 0.96, 0.98]), np.float32([0.86, 0.89, 0.92])
CRUMB = np.float32([0.045, 0.038, 0.028])


class Spray:
    """`shadow`: metres on the ground, x and y, for each metre of height."""

    def __init__(self, camera, frames_per_second, shadow):
        self.camera = camera
        self.shadow = np.array(shadow)
        self.frame_time = 1 / frames_per_second
        self.random = np.random.RandomState(2)
        self.flying = {kind: np.zeros((0, 9)) for kind in AIR_SLOWS}
        self.landed = np.zeros((0, 3))  # where the larger drops came down in this frame
        self.streaks = _streak_texture(self.random)
        self.pixel_y, self.pixel_x = np.mgrid[0 : camera.height, 0 : camera.width].astype(np.float32)

    def step(self, touch):
        """One frame further; `touch` is where the water lands, None once it is off."""
        if touch is not None:
            for kind, new in (
                ("drops", self._new_drops(touch)),
                ("crumbs", self._new_crumbs(touch)),
                ("puffs", self._new_puffs(touch)),
            ):
                self.flying[kind] = np.concatenate([self.flying[kind], new])
        for kind, slows in AIR_SLOWS.items():
            bits = self.flying[kind]
            bits[:, X : Z + 1] += bits[:, 3:6] * self.frame_time
            bits[:, 3:6] *= np.exp(-slows * self.frame_time)
            if kind != "puffs":
                bits[:, 5] -= GRAVITY * self.frame_time
            bits[:, AGE] += self.frame_time
            if kind == "drops":
                self.landed = bits[(bits[:, Z] <= 0) & (bits[:, SIZE] > SPATTERS), :3] * [1, 1, 0]
            self.flying[kind] = bits[(bits[:, AGE] < bits[:, LIFE]) & (bits[:, Z] > 0)]

    def _thrown(self, n, touch, speed, rise, life, size):
        """What flies off the line where the jet lands: ahead, fanned out to both sides, most of it low."""
        q = self.random
        aside = q.uniform(-1, 1, n)
        speed = np.abs(q.normal(0, 1, n)) * speed + 0.25
        rise = np.abs(q.normal(0, rise, n))
        turn = aside * 0.75 + q.normal(0, 0.42, n)
        born = q.uniform(0, self.frame_time, n)
        vx, vy, vz = (
            speed * np.sin(turn) * np.cos(rise),
            speed * np.cos(turn) * np.cos(rise),
            speed * np.sin(rise) + 0.15,
        )
        columns = [
            touch[0] + aside * FAN_HALF_WIDTH + vx * born,
            touch[1] + q.normal(0, 0.018, n) + vy * born,
            0.004 + vz * born,
            *(vx, vy, vz),
            born,
            q.uniform(*life, n),
            q.uniform(*size, n),
        ]
        return np.stack(columns, 1)

    def _new_drops(self, touch):
        return self._thrown(DROPS, touch, 1.7, 0.42, (0.05, 0.40), (0.15, 1.0))

    def _new_crumbs(self, touch):
        return self._thrown(CRUMBS, touch, 2.2, 0.5, (0.15, 0.6), (0.4, 1.0))

    def _new_puffs(self, touch):
        puffs = self._thrown(PUFFS, touch, 1.3, 0.55, (0.15, 0.85), (0.2, 1.0))
        puffs[:, Z] += np.abs(self.random.normal(0, 0.03, PUFFS))
        puffs[:, 3:5] += (0.10, 0.05)  # a light wind
        return puffs

    def draw_fan(self, image, nozzle, touch, frame):
        """A thin sheet from the nozzle to the ground that tears into streaks on its way down."""
        image = self._shade(image, touch)
        tip = self.camera.project(nozzle)[0]
        left = self.camera.project(touch + [-FAN_HALF_WIDTH, 0.0, 0.008])[0] - tip
        right = self.camera.project(touch + [FAN_HALF_WIDTH, 0.0, 0.008])[0] - tip
        inverse = np.linalg.inv(np.array([left, right]).T).astype(np.float32)
        px, py = self.pixel_x - np.float32(tip[0]), self.pixel_y - np.float32(tip[1])
        a = inverse[0, 0] * px + inverse[0, 1] * py
        b = inverse[1, 0] * px + inverse[1, 1] * py
        down = a + b
        across = np.where(down > 1e-3, b / np.maximum(down, 1e-3), -1)
        end = 1.0 + 0.05 * np.sin(across * 40 + frame * 2.4)
        inside = (
            ease((across + 0.015) / 0.05)
            * ease((1.015 - across) / 0.05)
            * ease(down / 0.02)
            * ease((end - down) / 0.05)
        )
        u = (np.clip(across, 0, 1) * 330 + 97 * frame % 170).astype(np.float32)
        v = ((down * 26 + frame * 17) % 60).astype(np.float32)
        torn = cv2.remap(self.streaks, u, v, cv2.INTER_LINEAR)
        # Whole and glassy below the nozzle, with thick rims, and torn to mist where it lands.
        rims = np.exp(-(((np.abs(across - 0.5) - 0.47) / 0.035) ** 2))
        glassy = 0.20 * ease((0.30 - down) / 0.3) + 0.07
        cover = inside * (glassy + 0.14 * rims + np.clip(torn - 0.45, 0, 1) * (0.25 + 1.1 * np.clip(down, 0, 1) ** 2))
        cover = cv2.GaussianBlur(np.clip(cover, 0, 0.85).astype(np.float32), (0, 0), 0.7)[..., None]
        image = image * (1 - cover) + WATER * cover
        return self._impact(image, touch, frame)

    def _shade(self, image, touch):
        """Mist takes a little of the sun from the ground behind it."""
        x, y = self.camera.project(touch + np.array([*(self.shadow * 0.10), 0]))[0]
        wide = self.camera.focal / self.camera.depth(touch)[0] * FAN_HALF_WIDTH
        shade = np.exp(-(((self.pixel_x - x) / wide) ** 2) - ((self.pixel_y - y) / wide * 2.2) ** 2)
        return image * (1 - 0.22 * shade[..., None])

    def _impact(self, image, touch, frame):
        """The white line on which everything bursts."""
        q = np.random.RandomState(frame + 100)
        n = 900
        points = np.stack(
            [
                touch[0] + q.uniform(-1, 1, n) * FAN_HALF_WIDTH,
                touch[1] + q.normal(0.012, 0.016, n),
                np.abs(q.normal(0, 0.016, n)),
            ],
            1,
        )
        weights = q.uniform(0.1, 1, n) ** 2 * self._pixels_of(points, 0.0042) ** 2
        splashes = self._splat(self.camera.project(points), weights, 1)
        cover = 1 - np.exp(-cv2.GaussianBlur(splashes, (0, 0), 1.1) * 1.5)
        return image * (1 - cover[..., None] * 0.92) + WATER * cover[..., None] * 0.92

    def draw_flying(self, image):
        mist = self._mist()[..., None]
        image = image * (1 - mist) + VAPOR * mist
        water = 1 - np.exp(-self._streaks_of("drops", 0.0030))[..., None]
        image = image * (1 - 0.9 * water) + WATER * 0.9 * water
        dirt = 1 - np.exp(-self._streaks_of("crumbs", 0.0036) * 1.8)[..., None]
        return image * (1 - dirt) + CRUMB * dirt

    def _streaks_of(self, kind, size):
        bits = self.flying[kind]
        if not len(bits):
            return np.zeros(self.pixel_x.shape, np.float32)
        fading = np.clip((1 - bits[:, AGE] / bits[:, LIFE]) * 2.5, 0, 1)
        wide = self._pixels_of(bits[:, :3], size) * bits[:, SIZE]
        weights = fading * wide**2 / STREAK * 2.2
        total = np.zeros(self.pixel_x.shape, np.float32)
        for part in np.linspace(0, 1, STREAK):
            places = self.camera.project(bits[:, :3] - bits[:, 3:6] * EXPOSURE * part)
            total += self._splat(places, weights, 1)
        # The smallest are points; near the camera each of them has a size.
        return cv2.GaussianBlur(total, (0, 0), 0.62)

    def _mist(self):
        puffs = self.flying["puffs"]
        height, width = self.pixel_x.shape
        if not len(puffs):
            return np.zeros((height, width), np.float32)
        age = puffs[:, AGE] / puffs[:, LIFE]
        near = self._pixels_of(puffs[:, :3], 1)
        density = np.zeros((height // MIST_SCALE, width // MIST_SCALE), np.float32)
        for spread, young, old in ((0.016, 0.0, 0.45), (0.040, 0.45, 1.01)):
            part = (age >= young) & (age < old)
            if not part.any():
                continue
            weights = puffs[part, SIZE] * (1 - age[part]) * 1.5
            radius = np.median(near[part]) * spread / MIST_SCALE
            splats = self._splat(self.camera.project(puffs[part, :3]), weights, MIST_SCALE)
            density += cv2.GaussianBlur(splats, (0, 0), max(1.0, radius))
        density = cv2.resize(density, (width, height), interpolation=cv2.INTER_CUBIC)
        return np.clip(1 - np.exp(-np.maximum(density, 0) * 0.9), 0, 0.62)

    def _pixels_of(self, points, metres):
        return self.camera.focal * metres / np.maximum(self.camera.depth(points), 0.2)

    def _splat(self, places, weights, scale):
        """Adds each weight to the four pixels around its place."""
        height, width = (side // scale for side in self.pixel_x.shape)
        total = np.zeros(height * width, np.float64)
        places = places / scale - 0.5
        corner = np.floor(places).astype(int)
        part = places - corner
        for dx in (0, 1):
            for dy in (0, 1):
                x, y = corner[:, 0] + dx, corner[:, 1] + dy
                share = np.abs(1 - dx - part[:, 0]) * np.abs(1 - dy - part[:, 1])
                seen = (x >= 0) & (x < width) & (y >= 0) & (y < height)
                total += np.bincount(y[seen] * width + x[seen], (weights * share)[seen], height * width)
        return total.reshape(height, width).astype(np.float32)


def _streak_texture(random):
    noise = cv2.GaussianBlur(random.rand(64, 512).astype(np.float32), (0, 0), sigmaX=0.9, sigmaY=7)
    return (noise - noise.min()) / (noise.max() - noise.min())
