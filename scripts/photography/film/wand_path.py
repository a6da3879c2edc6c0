"""Where the water touches the ground, and where the wand is, at every moment of the film."""

import numpy as np

from ground_noise import ease

DURATION = 7.0  # seconds
FAN_HALF_WIDTH = 0.25  # metres of ground

# The film begins in mid-stroke: its first frame is the poster, and a poster of plain dirt sells nothing.
FAR_TURN = 2.7  # second at which the first lane ends
WATER_OFF = 5.6
LANES = (-0.42, 0.02)  # x of the two lanes
NEAR, START, FAR = -0.6, 0.75, 2.75  # y: outside the picture, at second 0, end of the lanes

HAND = np.array([0.98, -0.42, 1.0])
NOZZLE_HEIGHT = 0.32
NOZZLE_BEHIND = 0.34  # metres from the contact towards the hand


def contact(second):
    """Ground point under the middle of the fan."""
    sway = 0.03 * np.sin(second * 6.1) + 0.012 * np.sin(second * 13)
    if second < FAR_TURN:
        progress = second / FAR_TURN
        return np.array([LANES[0] + sway, START + (FAR - START) * progress, 0])
    progress = min(1, (second - FAR_TURN) / (WATER_OFF - FAR_TURN))
    across = ease(progress / 0.12)
    back = max(0, progress - 0.06) / 0.94
    return np.array(
        [LANES[0] + (LANES[1] - LANES[0]) * across + sway, FAR - (FAR - 0.35) * back, 0]
    )


def water_is_on(second):
    return second < WATER_OFF


def wand(second):
    """Nozzle and hand. After the water is off both leave the picture at its lower right."""
    touch = contact(min(second, WATER_OFF))
    leaving = ease((second - WATER_OFF - 0.15) / 0.9) * np.array([1.1, -1.4, 0.35])
    hand = HAND + np.array([touch[0] * 0.25, 0, 0.01 * np.sin(second * 5)])
    towards_hand = (hand - touch) * [1, 1, 0]
    towards_hand /= np.linalg.norm(towards_hand)
    nozzle = touch + towards_hand * NOZZLE_BEHIND + [0.01 * np.sin(second * 7), 0, NOZZLE_HEIGHT]
    return nozzle + leaving, hand + leaving
