"""A bakery of brick, or a hardware store of stucco, and the pavement before it."""

from typing import NamedTuple

from materials.concrete import concrete
from materials.dirt import oil_cluster
from materials.plain import flat
from materials.walls import brick_mat, stucco
from materials.wood import teak
from props.house_details import sign_text
from props.objects import bollard
from props.paving import cut_lines, slabs
from props.seats import bench
from props.storefront import storefront
from props.walls import brick_wall
from studio.geometry import box, lathe, mesh

SLAB = 1.5
LEFT, RIGHT = -2.6, 3.4  # of the glass
PIER = 0.9  # width of the brick at either side of it
END = 9  # of the walls beyond
TRASH_CAN = [
    (0, 0),
    (0.24, 0),
    (0.27, 0.04),
    (0.27, 0.82),
    (0.29, 0.84),
    (0.29, 0.90),
    (0.15, 1.0),
    (0.12, 0.98),
    (0, 0.98),
]


class Shop(NamedTuple):
    name: str
    bricks: str
    frame: tuple
    door: int  # which of the four bays
    sign: tuple
    awning: tuple
    planters: tuple  # x of each
    trash: float  # x
    bollard: float  # x


SHOPS = {
    "bakery": Shop(
        name="BAKERY",
        bricks="brick",
        frame=(0.075, 0.070, 0.065),
        door=1,
        sign=(0.030, 0.060, 0.055),
        awning=(0.05, 0.10, 0.085),
        planters=(2.7,),
        trash=-3.05,
        bollard=-3,
    ),
    "hardware": Shop(
        name="HARDWARE",
        bricks="tan",
        frame=(0.50, 0.50, 0.49),
        door=2,
        sign=(0.25, 0.05, 0.04),
        awning=(0.36, 0.33, 0.28),
        planters=(-1.9, 3.0),
        trash=3.75,
        bollard=2,
    ),
}


def build_shop(garden, kind, grime, y):
    """Shop with its front at y. Returns the y of the joints across the pavement."""
    shop = SHOPS[kind]
    joints = lay_pavement(grime, y)
    build_walls(shop, kind, grime, y)
    put_up_sign(shop, y)
    for x in shop.planters:
        planter(garden, x, y)
    if kind == "bakery":
        bench(-1.75, y - 0.75, teak())
    can = flat("trash", (0.045, 0.05, 0.05), 0.5)
    lathe("trash", TRASH_CAN, can, 32, (shop.trash, y - 1.15, 0))
    bollard(shop.bollard, 0.15, flat("bollard", (0.06, 0.06, 0.065), 0.4), 0.9, 0.07)
    return joints


def lay_pavement(grime, y):
    joints = [-2.6, -1.1, 0.4, 1.9, 3.4, 4.9, y]
    broomed = concrete(
        grime,
        (SLAB, SLAB, 0, 0.4),
        gum=7.0,
        oil=oil_cluster(0.9, 3.1, 0.16, 3, 3, 8) + oil_cluster(-1.5, 4.9, 0.2, 5, 4, 6),
        stain=[(-0.4, 2.0, 0.25), (1.9, 4.6, 0.3)],
        tint=(0.325, 0.31, 0.285),
        algae=0.15,
        cracks=0.5,
    )
    slabs(cut_lines(-END, END, SLAB), joints, broomed, 0.010)
    return joints


def build_walls(shop, kind, grime, y):
    frame = flat("aluminium", shop.frame, 0.4, 0.5, 0.6)
    steel = flat("steel", (0.45, 0.45, 0.44), 0.35, 0.5, 0.9)
    storefront(LEFT, RIGHT, y, 2.75, frame, steel, 4, shop.door)
    mortar = flat("mortar", (0.33, 0.31, 0.28), 0.95)
    bricks = brick_mat(grime * 0.75, shop.bricks)
    left, right = LEFT - PIER, RIGHT + PIER
    brick_wall(left, LEFT, y - 0.10, 0, 3.2, bricks, mortar)
    brick_wall(RIGHT, right, y - 0.10, 0, 3.2, bricks, mortar)
    if kind == "bakery":
        brick_wall(-END, left, y, 0, 3.2, bricks, mortar)
        brick_wall(right, END, y, 0, 3.2, bricks, mortar)
    else:
        render = stucco(grime * 0.5, (0.52, 0.46, 0.37))
        box("wall", (-END, y, 0), (left, y + 0.2, 4.5), render)
        box("wall", (right, y, 0), (END, y + 0.2, 4.5), render)


def put_up_sign(shop, y):
    """Board with the shop's name, and the awning below."""
    board = flat("sign", shop.sign, 0.5)
    box("sign", (LEFT - PIER, y - 0.16, 2.75), (RIGHT + PIER, y + 0.2, 3.5), board, 0.01)
    sign_text((LEFT + RIGHT) / 2, y - 0.165, 3.02, shop.name)
    left, right, front = LEFT - 0.1, RIGHT + 0.1, y - 1.15
    corners = [
        (left, y - 0.12, 2.95),
        (right, y - 0.12, 2.95),
        (right, front, 2.5),
        (left, front, 2.5),
        (left, front, 2.3),
        (right, front, 2.3),
    ]
    mesh("awning", corners, [(0, 1, 2, 3), (3, 2, 5, 4)], flat("awning", shop.awning, 0.8))


def planter(garden, x, y):
    trough = flat("planter", (0.10, 0.10, 0.10), 0.6)
    box("planter", (x - 0.5, y - 0.72, 0), (x + 0.5, y - 0.28, 0.48), trough, 0.015)
    garden.hedge(x - 0.46, x + 0.46, y - 0.5, 0.55, "green", 0.18, 0.42)
