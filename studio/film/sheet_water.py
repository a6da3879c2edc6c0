"""Water on the ground as a thin film that runs: pushed by the jet, drawn by the slope, held back by what is rough.

A grid of centimetres that lies on the ground. Depths are in millimetres.
"""

import cv2
import numpy as np

from ground_noise import ground_noise
from wand_path import FAN_HALF_WIDTH

CELL = 0.0125  # metres
WEST, EAST, SOUTH, NORTH = -2.5, 2.5, -0.7, 3.6
STEPS_A_SECOND = 168
POURED = 15.0  # millimetres a second, spread over what the jet throws
HELD = 0.19  # millimetres that the roughness of the ground keeps
SOAKS_AWAY = 0.15  # millimetres a second
SPEED = 0.34  # metres a second, of a film of one millimetre on the ground's own slope
FASTEST = 1.2
JET_PUSHES = 1.0  # metres a second
RELIEF = 5.5  # how much more than the slope the unevenness of the ground steers
MUD_SETTLES, FOAM_BURSTS = 0.5, 2.8  # share of it, a second


class SheetWater:
    """`slope`: unit vector downhill."""

    def __init__(self, slope):
        columns, rows = round((EAST - WEST) / CELL), round((NORTH - SOUTH) / CELL)
        y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
        self.x, self.y = WEST + (x + 0.5) * CELL, SOUTH + (y + 0.5) * CELL
        self.depth = np.zeros((rows, columns), np.float32)
        self.mud = self.depth.copy()
        self.foam = self.depth.copy()
        self.dirty = np.ones_like(self.depth)
        self.uneven = ground_noise(self.x, self.y, 1.6, 31) + 0.45 * ground_noise(self.x, self.y, 7, 32)
        self.lumps = 1 + 1.6 * ground_noise(self.x, self.y, 5, 33)
        relief_y, relief_x = np.gradient(self.uneven, CELL)
        self.drive_x = (slope[0] - RELIEF * relief_x * 0.08).astype(np.float32)
        self.drive_y = (slope[1] - RELIEF * relief_y * 0.08).astype(np.float32)

    def step(self, seconds, touch, time):
        steps = max(1, round(seconds * STEPS_A_SECOND))
        for _ in range(steps):
            self._step(seconds / steps, touch, time)

    def _step(self, seconds, touch, time):
        push_x = push_y = 0.0
        if touch is not None:
            push_x, push_y = self._jet(seconds, touch, time)
        loose = np.maximum(self.depth - HELD, 0)
        surface_y, surface_x = np.gradient(cv2.GaussianBlur(loose, (0, 0), 1.2), CELL)
        pace = SPEED * np.minimum(loose, 2.2)
        speed_x = np.clip(pace * (self.drive_x - surface_x * 0.035) + push_x, -FASTEST, FASTEST)
        speed_y = np.clip(pace * (self.drive_y - surface_y * 0.035) + push_y, -FASTEST, FASTEST)
        share = loose / np.maximum(self.depth, 1e-4)
        for name in ("mud", "foam"):
            carried = getattr(self, name)
            setattr(self, name, carried + _carried(carried * share, speed_x, speed_y, seconds))
        self.depth = self.depth + _carried(loose, speed_x, speed_y, seconds)
        self.depth = np.maximum(self.depth - SOAKS_AWAY * seconds, 0)
        self.mud = np.minimum(self.mud * (1 - MUD_SETTLES * seconds), self.depth * 1.5)
        self.foam *= 1 - FOAM_BURSTS * seconds

    def _jet(self, seconds, touch, time):
        """Pours, and returns how the water is pushed: ahead and to both sides."""
        across, ahead = self.x - touch[0], self.y - touch[1]
        # The jet is never even: here and there it throws further.
        gust = 1 + 0.35 * np.sin(across * 31 + time * 47) + 0.25 * np.sin(across * 73 - time * 31)
        inside = np.clip((FAN_HALF_WIDTH * 1.12 - np.abs(across)) / 0.06, 0, 1)
        pool = inside * np.exp(-(((ahead - 0.09) / 0.085) ** 2)) * gust * self.lumps
        washing = inside * (np.abs(ahead) < 0.05)
        self.depth += POURED * seconds * pool
        self.mud += POURED * seconds * pool * self.dirty * 0.9
        self.foam += POURED * seconds * pool * 0.30
        self.dirty *= 1 - np.minimum(washing * seconds * 30, 1)
        near = np.exp(-((across / 0.38) ** 2) - ((ahead - 0.10) / 0.24) ** 2)
        push = JET_PUSHES * near * np.clip(self.depth / 0.4, 0, 1)
        sideways = np.clip(across / FAN_HALF_WIDTH, -1.3, 1.3)
        return push * sideways * 0.55, push * np.clip(ahead / 0.06, -0.4, 1)

    def at(self, field, columns, rows):
        return cv2.remap(field, columns, rows, cv2.INTER_LINEAR, borderValue=0)

    def places(self, ground_x, ground_y):
        """Where in the grid each pixel looks: for `at`."""
        columns = (ground_x - WEST) / CELL - 0.5
        rows = (ground_y - SOUTH) / CELL - 0.5
        return columns.astype(np.float32), rows.astype(np.float32)


def _carried(amount, speed_x, speed_y, seconds):
    """By how much each cell gains: what leaves one enters its neighbour, downstream."""
    gain = np.zeros_like(amount)
    face = (speed_x[:, 1:] + speed_x[:, :-1]) / 2
    flux = np.where(face > 0, amount[:, :-1], amount[:, 1:]) * face * (seconds / CELL)
    gain[:, :-1] -= flux
    gain[:, 1:] += flux
    face = (speed_y[1:] + speed_y[:-1]) / 2
    flux = np.where(face > 0, amount[:-1], amount[1:]) * face * (seconds / CELL)
    gain[:-1] -= flux
    gain[1:] += flux
    return gain
