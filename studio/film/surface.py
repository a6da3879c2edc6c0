"""The ground at one moment: dirty and clean, dry and wet, blended from three still pictures of one camera."""

import cv2
import numpy as np

from cleaning_times import CleaningTimes
from ground_noise import ease, soften

LOOSENED_IS_HALF_CLEAN = 0.45
DIRTY_LIGHT = 0.80
DRYING_STARTS, DRYING_TAKES, DRIES_TO = 2.2, 4.0, 0.70
WASHING_SHOWS = 0.12  # by which share of its light a pixel must change to count as dirty


class Surface:
    """`dirty`, `clean` and `wet` are pictures with values 0..1 as shown; blending happens in linear light."""

    def __init__(self, camera, path, dirty, clean, wet):
        self.ground_x, self.ground_y = camera.ground()
        self.times = CleaningTimes(self.ground_x, self.ground_y, path)
        stills = (dirty, clean, wet)
        dirty, clean, wet = (
            np.power(np.clip(still, 0, 1), 2.2).astype(np.float32) for still in stills
        )
        sheen = np.maximum(wet - clean * 0.62, 0)
        self.clean_wet = np.minimum(wet * 1.5, clean * 0.98) + sheen * 0.25
        self.dirty_wet = (
            dirty * np.float32([0.46, 0.44, 0.41]) + np.maximum(wet - clean * 0.5, 0) * 0.5
        )
        self.clean = clean
        self.dirty = dirty * DIRTY_LIGHT
        self.ripples = np.random.RandomState(9).rand(256, 256).astype(np.float32)

    def at(self, second):
        times = self.times
        washed = soften(ease((second - times.washed) / 0.10), 2.2)
        loosened = soften(ease((second - times.loosened) / 0.25) * LOOSENED_IS_HALF_CLEAN, 9)
        cleanness = np.maximum(washed, loosened)
        drying = 1 - (1 - DRIES_TO) * ease((second - times.wet - DRYING_STARTS) / DRYING_TAKES)
        wetness = soften(ease((second - times.wet) / 0.30) * drying, 3.5)
        dry = self.dirty * (1 - cleanness) + self.clean * cleanness
        wet = self.dirty_wet * (1 - cleanness) + self.clean_wet * cleanness
        return (dry * (1 - wetness) + wet * wetness) * (1 - 0.30 * self._muddy_rim(second))

    def washed(self):
        """All of it clean, as wet as a lane that dries; what was never dirty is as the film shows it."""
        clean = self.clean * (1 - DRIES_TO) + self.clean_wet * DRIES_TO
        change = np.abs(self.clean * DIRTY_LIGHT - self.dirty).max(axis=2)
        light = np.maximum(self.clean.max(axis=2), 0.01)
        dirt = soften(ease(change / light / WASHING_SHOWS), 6)
        return self.dirty * (1 - dirt) + clean * dirt

    def _muddy_rim(self, second):
        """What the water pushes aside: dark beside the lane, fading as it runs off."""
        times = self.times
        fading = 1 - 0.6 * ease((second - times.loosened - 0.6) / 2.5)
        rim = ease((second - times.loosened) / 0.1) * (1 - ease((second - times.washed) / 0.1))
        return soften(rim * fading, 3)

    def with_ripples(self, image, touch, frame):
        """Glinting water around the contact."""
        u = ((self.ground_x * 60 + frame * 7.3 + 40) % 255).astype(np.float32)
        v = ((self.ground_y * 38 - frame * 11.1 + 4000) % 255).astype(np.float32)
        glint = np.clip(cv2.remap(self.ripples, u, v, cv2.INTER_LINEAR) * 1.6 - 0.6, 0, 1) ** 2
        near = np.exp(
            -(((self.ground_x - touch[0]) / 0.34) ** 2 + ((self.ground_y - touch[1]) / 0.16) ** 2)
        )
        return image + (near * glint * 0.55)[..., None] * np.float32([1, 0.99, 0.96])
