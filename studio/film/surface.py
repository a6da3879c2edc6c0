"""The ground from moment to moment: washed, flooded and drying, blended from two still pictures of one camera."""

import cv2
import numpy as np

from ground_noise import ease, ground_noise, soften
from sheet_water import SheetWater
from wand_path import DURATION, FAN_HALF_WIDTH

STEPS_A_FRAME = 4
DOSE = 2.6  # of one pass at the usual pace; dirt gives way between 0.4 and 1.2, times its stubbornness
USUAL_PACE, JET_THICKNESS = 1.0, 0.05  # metres a second, metres
DIRTY_LIGHT = 0.80
CLEAN_LIGHT, CLEAN_CONTRAST, STAYS_DIRTY = 0.88, 1.35, 0.10  # light and grain of the clean, what is not washed off
CLEAN_SOAKED, DIRTY_SOAKED = (0.71, 0.695, 0.67), (0.46, 0.435, 0.40)
DRYING_STARTS, DRYING_TAKES = 0.5, 2.3  # seconds; patches differ by as much again
SPOT, SPOT_DRIES_SINCE = np.uint8([[0, 1, 0], [1, 1, 1], [1, 1, 1]]), 0.3
RESTS_AFTER = 1.9  # seconds since it was wet: how ground that the film left dry lies below its last frame, clean
SKY = np.float32([0.27, 0.32, 0.39])  # against sunlit stone: a wet driveway is dark, not covered with fog
FOLIAGE = np.float32([0.05, 0.06, 0.04])  # of the trees beyond, which the far water mirrors
MUD, FOAM = np.float32([0.125, 0.102, 0.078]), np.float32([0.80, 0.80, 0.78])
WASHING_SHOWS = 0.12  # by which share of its light a pixel must change to count as dirty


class Surface:
    """`dirty` and `clean` are pictures with values 0..1 as shown; blending happens in linear light."""

    def __init__(self, camera, slope, dirty, clean):
        self.x, self.y = camera.ground()
        self.water = SheetWater(slope)
        self.places = self.water.places(self.x, self.y)
        distance = np.hypot(self.x - camera.location[0], self.y - camera.location[1])
        steep = camera.location[2] / np.hypot(distance, camera.location[2])
        self.mirrors = (0.02 + 0.98 * (1 - steep) ** 5).astype(np.float32)
        self._develop(dirty, clean)
        self._roughen()
        shape = self.x.shape
        self.dose = np.zeros(shape, np.float32)
        self.grit = self.dose.copy()
        self.dry_for = np.full(shape, 1e3, np.float32)
        self.film = self.dose.copy()
        self.second = 0.0

    def _develop(self, dirty, clean):
        dirty, clean = (np.power(np.clip(still, 0, 1), 2.2).astype(np.float32) for still in (dirty, clean))
        # Washed stone keeps its grain, and a ghost of what lay on it: without them a lane is a sheet of paper.
        fine = clean / np.maximum(cv2.GaussianBlur(clean, (0, 0), 12), 0.01)
        clean = clean * CLEAN_LIGHT * np.clip(fine, 0.4, 2.2) ** (CLEAN_CONTRAST - 1)
        clean = clean * (1 - STAYS_DIRTY) + dirty * STAYS_DIRTY
        self.clean, self.dirty = clean, dirty * DIRTY_LIGHT
        brightness = clean.mean(axis=2)
        around = cv2.GaussianBlur(brightness, (0, 0), 14)
        self.light = np.clip(around / np.percentile(around, 75), 0.15, 1.25)[..., None]
        # Wet stone is darker, more so between grains, and mirrors the sky where water stands.
        puddles = ease((ground_noise(self.x, self.y, 4, 11) + 0.12) / 0.3)
        sheen = (self.mirrors * (0.35 + 0.75 * puddles))[..., None] * self._mirrored() * (0.3 + 0.7 * self.light)
        self.clean_wet = clean * np.float32(CLEAN_SOAKED) + sheen
        self.dirty_wet = dirty * np.float32(DIRTY_SOAKED) + sheen
        # Joints, pores and the furrows of the broom keep water longest.
        hollow = (around - brightness) / np.maximum(around, 0.02)
        self.hollow = np.clip(cv2.GaussianBlur(hollow, (0, 0), 0.8), -0.5, 0.8)

    def _roughen(self):
        x, y = self.x, self.y
        coarse, fine = ground_noise(x, y, 3.1, 1), ground_noise(x, y, 24, 2)
        self.fine = fine
        self.grain = ground_noise(x, y, 90, 5)
        # Along the lane longer than across it: what a stroke leaves at its edge are streaks, not scallops.
        streaks = ground_noise(x, y * 0.12, 34, 12)
        self.stubborn = np.clip(
            0.95 + 0.9 * coarse + 1.1 * fine + 0.9 * self.grain + 0.8 * streaks + 0.5 * self.hollow, 0.3, 2.2
        )
        self.shift = 0.010 * ground_noise(x, y, 9, 6) + 0.012 * fine + 0.016 * streaks
        self.patches = (
            ground_noise(x, y, 1.3, 7) * 2.4 + ground_noise(x, y, 5, 8) * 1.3 + fine * 0.8 + self.hollow * 1.5
        )
        self.ripples = np.random.RandomState(9).rand(256, 256).astype(np.float32)

    def step(self, path, second, seconds):
        """On to `second`, from `seconds` before."""
        for part in range(STEPS_A_FRAME):
            moment = second - seconds + seconds * (part + 1) / STEPS_A_FRAME
            touch = path.contact(moment) if path.water_is_on(moment) else None
            if touch is not None:
                self._wash(touch, seconds / STEPS_A_FRAME)
            self.water.step(seconds / STEPS_A_FRAME, touch, moment)
        self.second = second
        self.film = self.water.at(self.water.depth, *self.places)
        # What is thin follows the grain of the ground.
        uneven = 0.16 * self.fine + 0.14 * self.grain + 0.10 * self.hollow
        flooded = self.film + uneven * np.clip(self.film * 6, 0, 1) > 0.13
        self.dry_for = np.where(flooded, 0, self.dry_for + np.float32(seconds))

    def spatter(self, places):
        """Drops that came down beyond the water leave spots, which dry soon."""
        height, width = self.x.shape
        x, y = np.round(places).astype(int).T
        seen = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        spots = np.zeros(self.x.shape, np.uint8)
        x, y = x[seen], y[seen]
        spots[y[::3], x[::3]] = 1
        spots = cv2.dilate(spots, SPOT)
        spots[y, x] = 1
        self.dry_for = np.where(spots > 0, np.minimum(self.dry_for, SPOT_DRIES_SINCE), self.dry_for)

    def _wash(self, touch, seconds):
        rows = np.flatnonzero(np.abs(self.y[:, self.y.shape[1] // 2] - touch[1]) < 0.35)
        if not rows.size:
            return
        band = slice(rows[0], rows[-1] + 1)
        across = self.x[band] - touch[0] + self.shift[band]
        along = np.exp(-(((self.y[band] - touch[1] + self.shift[band]) / JET_THICKNESS) ** 2))
        aside = np.abs(across) / FAN_HALF_WIDTH
        # A worn nozzle: it cleans in streaks, most at its middle.
        streaks = 1 + 0.30 * np.sin(across * 118) * np.sin(across * 41 + 1)
        jet = (1 - ease((aside - 0.74) / 0.38)) * streaks
        passing = DOSE * seconds * USUAL_PACE / (JET_THICKNESS * 1.77)
        self.dose[band] += (passing * along * jet).astype(np.float32)
        # Beside it, spray rinses a little, and what was loosened is left lying.
        rinse = (1 - ease((aside - 0.95) / 0.55)) * along
        self.dose[band] += (0.13 * passing * rinse).astype(np.float32)
        windrow = np.exp(-(((aside - 1.10) / 0.10) ** 2)) * along * (self.dose[band] < 0.6)
        inside = 1 - np.clip(6 * passing * along * jet, 0, 1)
        self.grit[band] = self.grit[band] * inside + (passing * 0.5 * windrow).astype(np.float32)

    def picture(self):
        """Values 0..1 in linear light."""
        cleanness = ease((self.dose / self.stubborn - 0.4) / 0.8)[..., None]
        return self._flooded(self._ground(cleanness, self._wetness(self.dry_for)))

    def washed(self):
        """All of it clean, as the last frame shows its lanes; what was never dirty is as the film shows it."""
        since = np.where(self.dry_for < DURATION, self.dry_for, RESTS_AFTER)
        clean = self._ground(np.float32(1), self._wetness(since), grit=0)
        change = np.abs(self.clean * DIRTY_LIGHT - self.dirty).max(axis=2)
        light = np.maximum(self.clean.max(axis=2), 0.01)
        dirt = soften(ease(change / light / WASHING_SHOWS), 6)
        return self.dirty * (1 - dirt) + self._flooded(clean) * dirt

    def _wetness(self, dry_for):
        """Wet stone dries from its high places on, in patches; nothing in it is even."""
        begins = DRYING_STARTS + np.maximum(self.patches, -0.5) * 0.8
        return soften(0.96 * (1 - ease((dry_for - begins) / DRYING_TAKES)), 0.7)

    def _ground(self, cleanness, wetness, grit=1):
        dry = self.dirty * (1 - cleanness) + self.clean * cleanness
        wet = self.dirty_wet * (1 - cleanness) + self.clean_wet * cleanness
        ground = dry * (1 - wetness) + wet * wetness
        crumbs = ease((self.grain * 2.2 + self.fine * 1.0 - 0.05) / 0.35) * np.clip(self.grit, 0, 1)
        crumbs = crumbs[..., None] * grit * 0.5
        return ground * (1 - crumbs) + MUD * 0.7 * self.light * crumbs

    def _flooded(self, image):
        """The film of water over it: muddy where it carries dirt, white where it froths, and the sky in it."""
        film = self.film
        cover = ease((film + 0.10 * self.fine - 0.14) / 0.55)
        mud = self.water.at(self.water.mud, *self.places)
        foam = self.water.at(self.water.foam, *self.places)
        muddy = (1 - np.exp(-0.9 * mud)) * cover
        image = image * (1 - muddy[..., None] * 0.62) + MUD * self.light * (muddy * 0.62)[..., None]
        ripple, froth = self._ripple((31, 47)), self._ripple((83, 127))
        froth = np.clip(foam * (0.5 + 0.9 * froth + 0.5 * ripple) - 0.12, 0, 0.7) * cover
        froth = cv2.GaussianBlur(froth, (0, 0), 0.8)
        image = image * (1 - froth[..., None]) + FOAM * self.light * froth[..., None]
        shine = np.clip(self.mirrors * (0.45 + 1.5 * ripple**2), 0, 0.6) * cover
        return image + (self._mirrored() * (0.35 + 0.65 * self.light) - image) * shine[..., None]

    def _mirrored(self):
        """What flat water shows: the sky ahead where one looks down steeply, and trees where one does not."""
        trees = ease((self.mirrors[..., None] - 0.10) / 0.25)
        return SKY * (1 - trees) + FOLIAGE * trees

    def _ripple(self, scales):
        """0..1: crests that run downhill, meet and break up."""
        crests = 1.0
        for scale, speed_x, speed_y in zip(scales, (9, -19), (-17, -29)):
            u = (self.x * scale + 2.5 * self.fine + self.second * speed_x + 900) % 255
            v = (self.y * scale * 0.6 + 2.5 * self.grain + self.second * speed_y + 9000) % 255
            noise = cv2.remap(self.ripples, u.astype(np.float32), v.astype(np.float32), cv2.INTER_CUBIC)
            crests = crests * (1 - np.abs(2 * noise - 1))
        return np.clip(crests * 1.5, 0, 1)
