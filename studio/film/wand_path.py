"""Where the water touches the ground, and where the wand is, at every moment of a film."""

from dataclasses import dataclass

import numpy as np

from ground_noise import ease

DURATION = 7.0  # seconds
FAN_HALF_WIDTH = 0.25  # metres of ground
NOZZLE_HEIGHT = 0.32
NOZZLE_BEHIND = 0.34  # metres from the contact towards the hand
STROKES_OVERLAP = 0.06  # share of a stroke during which the wand moves across only
TURNING = 0.12  # share of a stroke that moving across takes


@dataclass(frozen=True)
class WandPath:
    """Lanes along y, there and back in turn. Metres on the ground, x to the right, y away from the camera.

    The first lane was begun before the film, from `outside` the picture at `walking_speed`, and is at `start`
    in its first frame: that is the poster, and a poster of plain dirt sells nothing.
    """

    lanes: tuple[float, ...]  # x
    stroke_ends: tuple[float, ...]  # second at which each lane is done; the last one ends the water
    start: float
    far: float
    near: float
    hand: tuple[float, float, float]
    outside: float = -0.6
    walking_speed: float = 0.74  # metres a second
    leaves_by: tuple[float, float, float] = (1.1, -1.4, 0.35)  # where to, once the water is off

    @property
    def water_off(self):
        return self.stroke_ends[-1]

    @property
    def begins(self):
        """Second, before 0, at which the first lane was begun."""
        return -(self.start - self.outside) / self.walking_speed

    def contact(self, second):
        """Ground point under the middle of the fan."""
        if second < 0:
            start = self.contact(0)
            return np.array([start[0], self.start + second * self.walking_speed, 0])
        sway = 0.03 * np.sin(second * 6.1) + 0.012 * np.sin(second * 13)
        stroke = sum(second >= end for end in self.stroke_ends[:-1])
        begins = self.stroke_ends[stroke - 1] if stroke else 0.0
        progress = min(1, (second - begins) / (self.stroke_ends[stroke] - begins))
        if stroke == 0:
            y = self.start + (self.far - self.start) * progress
            return np.array([self.lanes[0] + sway, y, 0])
        across = ease(progress / TURNING)
        along = max(0, progress - STROKES_OVERLAP) / (1 - STROKES_OVERLAP)
        before, lane = self.lanes[stroke - 1 : stroke + 1]
        y_from, y_to = (self.far, self.near) if stroke % 2 else (self.near, self.far)
        return np.array(
            [before + (lane - before) * across + sway, y_from + (y_to - y_from) * along, 0]
        )

    def water_is_on(self, second):
        return second < self.water_off

    def wand(self, second):
        """Nozzle and hand. After the water is off both leave the picture at its lower right."""
        touch = self.contact(min(second, self.water_off))
        leaving = ease((second - self.water_off - 0.15) / 0.9) * np.array(self.leaves_by)
        hand = np.array(self.hand) + np.array([touch[0] * 0.25, 0, 0.01 * np.sin(second * 5)])
        towards_hand = (hand - touch) * [1, 1, 0]
        towards_hand /= np.linalg.norm(towards_hand)
        sway = [0.01 * np.sin(second * 7), 0, NOZZLE_HEIGHT]
        nozzle = touch + towards_hand * NOZZLE_BEHIND + sway
        return nozzle + leaving, hand + leaving
