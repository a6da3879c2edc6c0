"""Street sidewalk between lawns."""

import random

from props.beds import mulch_bed
from props.garden import Garden
from props.houses import neighbor_house
from props.paving import scatter
from props.shot_view import daylight, is_dirty, sun_side, take_position
from scene_registry import scene
from scenes.sidewalk.right_side import build_right_side
from scenes.sidewalk.street import lay_sidewalk, lay_street, put_up_mailbox, put_up_post

SHRUBS = (  # metres right of the sidewalk, y, radius, kind, shape
    (2.2, 7.5, 0.5, "olive", "loose"),
    (3.4, 9.8, 0.6, "green", "round"),
    (2.5, 12.5, 0.55, "dark", "low"),
    (4.2, 6.0, 0.45, "bronze", "round"),
    (1.7, 15, 0.6, "green", "tall"),
)
FAR_TREES = (  # x, y, height, kind
    (5.5, 20, 8, "olive"),
    (-12, 22, 8, "green"),
    (-14.5, 12, 7.5, "olive"),
    (3.0, 33, 9, "dark"),
    (-11, 38, 9, "olive"),
    (13.5, 11, 8, "green"),
)


@scene(
    "sidewalk",
    a=dict(
        width=1.5,
        parkway=1.3,
        curb_x=-2.1,
        sun=(38, 238),
        cam=((0.15, -1.0, 1.6), (-0.42, 3.6, 0.05)),
        lens=26,
        right="lawn",
        tint=(0.33, 0.312, 0.28),
        dry=0.3,
        trees=[(-1.45, 9.2), (-1.45, 17.0)],
        joint=1.5,
    ),
    b=dict(
        width=1.4,
        parkway=0.9,
        curb_x=-1.65,
        sun=(47, 128),
        cam=((-1.75, -0.9, 1.5), (-0.3, 3.3, 0.05)),
        lens=27,
        right="picket",
        tint=(0.30, 0.29, 0.27),
        dry=0.5,
        trees=[(-1.15, 9.0)],
        joint=1.4,
    ),
    c=dict(
        width=1.8,
        parkway=0.0,
        curb_x=-0.95,
        sun=(33, 205),
        cam=((0.1, -1.1, 1.58), (-0.15, 3.4, 0.05)),
        lens=26,
        right="hedge",
        tint=(0.35, 0.325, 0.285),
        dry=0.15,
        trees=[(4.5, 9)],
        joint=0.9,
    ),
)
def sidewalk(grime, shot):
    """Joints, parkway lawn, curb, gutter pan and asphalt; gum, mildew and stains of leaves.

    shot: width and joint of the sidewalk, width of the parkway (0: none), x of the curb, what is at the
    right (lawn, picket or hedge), street trees (x, y).
    """
    daylight(shot)
    garden = Garden(shot.dry, 8)
    half_width = shot.width / 2
    joints = lay_sidewalk(shot, grime)
    lay_street(shot, grime)
    plant_parkway(garden, shot)
    build_right_side(garden, shot.right, half_width, grime)
    for x, y in shot.trees:
        garden.tree(x, y, 6.2, 2.0, "green", 60)
        mulch_bed(x - 0.45, x + 0.45, y - 0.45, y + 0.45, -0.01, 150)
    garden.shade_tree(-7.2 if sun_side(shot) < 0 else 6.2, 0.2, 6.2, 1.8, 36)
    put_up_post(shot)
    for i, (away, y, radius, kind, shape) in enumerate(SHRUBS):
        garden.shrub(half_width + away, y, radius, kind, shape, seed=i)
    put_up_mailbox(shot)
    build_neighborhood(garden)
    if is_dirty(grime):
        garden.weeds(weed_points(half_width, joints))
        drop_leaves(garden, half_width, shot.curb_x)
    take_position(shot, 9, 4.0)


def plant_parkway(garden, shot):
    if shot.parkway:
        edge = -shot.width / 2 - 0.19
        garden.lawn(shot.curb_x + 0.5, -shot.width / 2 - 0.38, -2, 16)
        garden.ragged_edge((edge, -1), (edge, 13), 0.8)
        garden.ragged_edge((shot.curb_x + 0.22, -1), (shot.curb_x + 0.12, 12))


def build_neighborhood(garden):
    neighbor_house(8.5, 15, 9, 2.9, (0.46, 0.42, 0.35))
    neighbor_house(8.8, 28, 9, 2.9, (0.30, 0.34, 0.36), (0.06, 0.06, 0.062))
    neighbor_house(-17, 16, 10, 3.0, (0.50, 0.47, 0.42))
    neighbor_house(-17.5, 30, 10, 3.0, (0.34, 0.30, 0.25))
    garden.trees(FAR_TREES, 2.5, 52)
    garden.backdrop(48)


def weed_points(half_width, joints):
    """In the joints of the first nine slabs."""
    points = []
    for i in range(60):
        x = random.Random(i).uniform(-half_width, half_width)
        points.append((x, joints[2 + i % 9] + random.Random(i).gauss(0, 0.005)))
    return points


def drop_leaves(garden, half_width, curb_x):
    """On the sidewalk and, more of them, in the gutter."""
    points = scatter(90, -half_width, half_width, 0.3, 12, 3)
    points += scatter(120, curb_x - 0.5, curb_x - 0.15, 0, 14, 4)
    garden.leaves(points, lambda x, y: 0.004 if x > curb_x else -0.15)
