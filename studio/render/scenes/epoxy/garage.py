"""A garage seen through its open door."""

from materials.concrete import concrete
from materials.plain import flat, lamp
from props.doors import front_door
from props.objects import waste_cart
from props.paving import slabs
from props.shot_view import is_dirty
from scenes.epoxy.storage import cabinets, shelves, tools_on_wall
from studio.geometry import box, grid, group

HALF_WIDTH = 3.1
BACK_Y = 5.6
DOOR_Y = -0.4
CEILING = 2.7
BASEBOARD = 0.10
CLEAN_BASEBOARD, DIRTY_BASEBOARD = (0.62, 0.61, 0.58), (0.38, 0.36, 0.32)


def build_garage(shot, grime, floor):
    lay_floor(grime, floor)
    build_shell(shot, grime)
    steel = flat("steel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9)
    cabinets(shot.cabinets, BACK_Y, steel)
    trim = flat("trim", (0.68, 0.67, 0.65), 0.4)
    front_door(1.35, BACK_Y, 0.0, (0.60, 0.59, 0.57), trim, False, 0.82, 2.0)
    shelves(HALF_WIDTH)
    tools_on_wall(-HALF_WIDTH, steel)
    cart, lid = flat("cart", (0.03, 0.06, 0.10), 0.5), flat("cartlid", (0.025, 0.05, 0.085), 0.5)
    group(lambda: waste_cart(cart, lid), (-HALF_WIDTH + 0.45, 4.55, 0), -1.4)
    hang_lamps()


def lay_floor(grime, floor):
    """Four slabs; the coat covers their joints."""
    if is_dirty(grime):
        xs, ys = [-HALF_WIDTH, 0, HALF_WIDTH], [DOOR_Y, 2.6, BACK_Y]
        slabs(xs, ys, floor, 0.006, settle=0.001)
    else:
        grid("floor", -HALF_WIDTH, HALF_WIDTH, DOOR_Y, BACK_Y, 0, floor)
    # The same apron before and after: only the floor is coated.
    grid("apron", -8, 8, -8, -0.41, -0.02, concrete(0.35, None, name="apron"))


def build_shell(shot, grime):
    x, y = HALF_WIDTH, BACK_Y
    wall = flat("wall", shot.wall, 0.85, bump_strength=0.15, bump_scale=90)
    box("back", (-x, y, 0), (x, y + 0.1, CEILING), wall)
    box("left", (-x - 0.1, DOOR_Y, 0), (-x, y, CEILING), wall)
    box("right", (x, DOOR_Y, 0), (x + 0.1, y, CEILING), wall)
    white = flat("ceiling", (0.68, 0.67, 0.65), 0.9)
    box("ceiling", (-x, DOOR_Y, CEILING), (x, y, 2.8), white)
    board = flat("baseboard", DIRTY_BASEBOARD if grime >= 0.5 else CLEAN_BASEBOARD, 0.6)
    box("baseboard", (-x, y - 0.015, 0), (x, y, BASEBOARD), board)
    box("baseboard", (-x, -0.3, 0), (-x + 0.015, y, BASEBOARD), board)
    box("baseboard", (x - 0.015, -0.3, 0), (x, y, BASEBOARD), board)


def hang_lamps():
    light = lamp("led", (1.0, 0.97, 0.92), 14.0)
    for x in (-1.4, 1.4):
        for start, end in ((1.2, 2.5), (3.3, 4.6)):
            box("led", (x - 0.05, start, 2.64), (x + 0.05, end, 2.68), light)
