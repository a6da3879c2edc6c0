"""The steel lance with its nozzle, drawn from a few bands of light and shade, and its shadow."""

import cv2
import numpy as np

RADIUS_AT_HAND, RADIUS_AT_NOZZLE = 0.013, 0.010  # metres

# offset across the tube, share of its width, brightness: rim, body, reflection of the sky, reflected ground
TUBE = (
    (0, 1.0, 0.055),
    (-0.12, 0.80, 0.14),
    (-0.30, 0.50, 0.34),
    (-0.42, 0.24, 0.80),
    (0.62, 0.20, 0.10),
)
COUPLER = ((0, 1.0, 1.0), (-0.3, 0.4, 3.4))


def draw_lance(image, camera, nozzle, hand, shadow):
    """`shadow`: metres on the ground, x and y, for each metre of height."""
    start, end = camera.project(hand)[0], camera.project(nozzle)[0]
    depth_hand, depth_nozzle = np.maximum(camera.depth(np.stack([hand, nozzle])), 0.3)
    wide = camera.focal * RADIUS_AT_HAND / depth_hand
    narrow = camera.focal * RADIUS_AT_NOZZLE / depth_nozzle
    image = _with_shadow(image, camera, (nozzle, hand), shadow, wide, narrow)

    along = (end - start) / np.linalg.norm(end - start)
    across = np.array([-along[1], along[0]])
    length = np.linalg.norm(end - start)
    paint = _Paint(image.shape)
    for offset, share, brightness in TUBE:
        paint.band(
            start + across * wide * offset,
            end + across * narrow * offset,
            wide * share,
            narrow * share,
            np.float32([1, 0.99, 0.97]) * np.float32(brightness),
        )
    for begin, finish, width, brightness in ((0.13, 0.085, 1.75, 0.045), (0.075, 0, 1.35, 0.03)):
        for offset, share, light in COUPLER:
            shift = across * narrow * offset
            paint.band(
                end - along * length * begin + shift,
                end - along * length * finish + shift,
                narrow * width * share,
                narrow * width * share,
                brightness * light,
            )
    return paint.over(image)


def _with_shadow(image, camera, ends, direction, wide, narrow):
    b, a = (camera.project(_on_ground(end, direction))[0] for end in ends)
    shadow = cv2.GaussianBlur(_quad(image.shape, a, b, wide * 1.1, narrow * 1.1), (0, 0), 3.2)
    return image * (1 - 0.55 * shadow[..., None])


def _on_ground(point, direction):
    return np.array([*(point[:2] + point[2] * np.array(direction)), 0])


class _Paint:
    """Bands over each other, blended onto the picture at once so that their edges stay soft."""

    def __init__(self, shape):
        self.colour = np.zeros(shape, np.float32)
        self.cover = np.zeros(shape[:2] + (1,), np.float32)

    def band(self, a, b, width_a, width_b, colour):
        mask = _quad(self.colour.shape, a, b, width_a, width_b)[..., None]
        self.colour = self.colour * (1 - mask) + colour * mask
        self.cover = np.maximum(self.cover, mask)

    def over(self, image):
        cover = cv2.GaussianBlur(self.cover, (0, 0), 1.0)[..., None]
        return image * (1 - cover) + cv2.GaussianBlur(self.colour, (0, 0), 0.8) * cover


def _quad(shape, a, b, width_a, width_b):
    along = (b - a) / (np.linalg.norm(b - a) + 1e-6)
    across = np.array([-along[1], along[0]])
    corners = np.array(
        [a + across * width_a, b + across * width_b, b - across * width_b, a - across * width_a]
    )
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, (corners * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
    return mask.astype(np.float32) / 255
