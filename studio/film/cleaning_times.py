"""For every pixel the second at which it was washed, loosened and made wet."""

import numpy as np

from ground_noise import ground_noise
from wand_path import DURATION, FAN_HALF_WIDTH

NEVER = 1e3
STEP = 1 / 96


class CleaningTimes:
    """`washed`: bare stone. `loosened`: the muddy rim beside it. `wet`: reached by the splash."""

    def __init__(self, ground_x, ground_y, path):
        coarse = ground_noise(ground_x, ground_y, 6, 1)
        fine = ground_noise(ground_x, ground_y, 22, 2)
        # Dirt gives way in flakes: the edges of a lane wander.
        x = ground_x + coarse * 0.035 + fine * 0.05
        y = (
            ground_y
            + ground_noise(ground_x, ground_y, 7, 3) * 0.22
            + ground_noise(ground_x, ground_y, 25, 4) * 0.05
        )
        self.washed = np.full(ground_x.shape, NEVER, np.float32)
        self.loosened = self.washed.copy()
        self.wet = self.washed.copy()
        for second in np.arange(path.begins, DURATION, STEP):
            if path.water_is_on(second):
                self._touch(second, path.contact(second), x, y, coarse, fine)

    def _touch(self, second, touch, x, y, coarse, fine):
        across = np.abs(x - touch[0])
        along = y - touch[1]
        washed = (across < FAN_HALF_WIDTH) & (np.abs(along) < 0.05)
        loosened = (across < FAN_HALF_WIDTH + 0.03 + fine * 0.16) & (np.abs(along) < 0.09)
        splash = ((x - touch[0] + coarse * 0.25) / 0.5) ** 2 + ((along + 0.12) / 0.52) ** 2 < 1
        for times, reached in (
            (self.washed, washed),
            (self.loosened, loosened),
            (self.wet, splash),
        ):
            np.minimum(times, np.where(reached, second, NEVER), out=times)

