"""Wooden deck with a railing."""

import math

from materials.ground import soil
from materials.plain import flat, glass_mat
from materials.walls import siding_mat
from materials.wood import teak, wood
from props.decking import deck_boards, railing
from props.foliage import bush
from props.garden import Garden
from props.objects import pot
from props.patio_furniture import garden_chairs
from props.paving import scatter
from props.seats import bench, metal_chair, round_table, umbrella
from props.side_yard import side_yard
from props.shot_view import daylight, is_dirty, sun_side, take_position
from props.walls import lap_siding
from scene_registry import scene
from studio.geometry import box, grid, group

GROUND = -1  # metres below the deck
RAIL_Y = 5.3
FENCE_X = 13
TABLE = (-0.9, 3.9)
TREES = (  # x, y, height, kind
    (-6, 13, 8, "olive"),
    (-1.5, 15, 9, "green"),
    (3.5, 13, 8, "dark"),
    (-11, 17, 9, "green"),
    (8, 18, 10, "olive"),
)


@scene(
    "deck",
    a=dict(
        wood="cedar",
        sun=(34, 215),
        cam=((0.35, -0.75, 1.52), (-0.22, 3.3, 0.12)),
        lens=27,
        rail="white",
        furniture="bench",
        wall=(0.50, 0.48, 0.43),
    ),
    b=dict(
        wood="redwood",
        sun=(42, 135),
        cam=((-0.5, -0.8, 1.55), (0.35, 3.3, 0.10)),
        lens=26,
        rail="black",
        furniture="dining",
        wall=(0.36, 0.40, 0.42),
    ),
    c=dict(
        wood="brown",
        sun=(30, 240),
        cam=((0.1, -0.9, 1.5), (-0.35, 3.2, 0.12)),
        lens=28,
        rail="wood",
        furniture="adirondack",
        wall=None,
    ),
)
def deck(grime, shot):
    """Weathered gray and mildewed, or brightened boards.

    shot: wood; rail: white, black or wood; furniture: bench, dining or adirondack; wall: color of the
    house or None. The house is on the camera's side.
    """
    daylight(shot, haze=1.2)
    garden = Garden(0.2, 5)
    side = 1 if shot.cam[0][0] > 0 else -1
    deck_boards(-4.6, 4.8, -1.4, 5.5, wood(grime, shot.wood))
    grid("under", -6, 6, -2, 5.6, -0.25, soil())
    white = flat("white", (0.72, 0.71, 0.68), 0.4, bump_strength=0.02)
    build_railings(*railing_materials(shot, grime, white), -side)
    if shot.wall:
        build_house(shot.wall, side, white)
    stand_pot(garden, shot.furniture, side)
    furnish(shot.furniture)
    plant(garden, -side)
    garden.shade_tree(5.6 * sun_side(shot), 1.6, 6.2, 2.0, 46, 21, GROUND)
    if is_dirty(grime):
        garden.leaves(scatter(70, -2.5, 2.3, 0.2, 5.2, 5))
    take_position(shot, 7, 3.3)


def build_railings(rail, baluster, post, open_side):
    """Along the back, and along the side without a house."""
    railing(-4.6, 4.6, RAIL_Y, rail, baluster, post)
    depth = RAIL_Y + 1.4
    turn = -open_side * math.pi / 2
    place = (4.6 * open_side, RAIL_Y - depth / 2, 0)
    group(lambda: railing(-depth / 2, depth / 2, 0, rail, baluster, post), place, turn)


def railing_materials(shot, grime, white):
    """Of rails, balusters and posts."""
    if shot.rail == "white":
        return white, white, white
    rails = wood(grime * 0.9, shot.wood, "x", "railwood")
    posts = wood(grime * 0.9, shot.wood, "z", "postwood")
    black = flat("black", (0.025, 0.025, 0.027), 0.45)
    return rails, black if shot.rail == "black" else posts, posts


def build_house(color, side, white):
    """Wall along y with a sliding door, at x = 2.45 of that side."""
    x = 2.45 * side
    for part in lap_siding(-7.0, 0.0, 0.0, 0.0, 3.4, siding_mat(0, color)):
        part.rotation_euler = (0, 0, math.radians(-90 * side))
        part.location = (x, -0.9 if side > 0 else 6.1, 0.05)
    box("cornerboard", (x - 0.06, 5.95, 0), (x + 0.06, 6.12, 3.4), white, 0.005)
    depth = 0.05 * side
    left, right = sorted((x - depth, x + 0.02 * side))
    box("doorframe", (left, 2.0, 0.06), (right, 3.9, 2.15), white, 0.01)
    curtain = glass_mat("curtain")
    left, right = sorted((x - depth * 1.3, x))
    for start, end in ((2.12, 2.90), (3.0, 3.78)):
        box("doorglass", (left, start, 0.2), (right, end, 2.03), curtain)


def stand_pot(garden, furniture, side):
    if furniture == "dining":
        glaze = flat("terracotta", (0.34, 0.15, 0.085), 0.75)
    else:
        glaze = flat("glaze", (0.085, 0.10, 0.115), 0.45, 0.5)

    def olive_shrub(x, y, z):
        garden.shrub(x, y, 0.36, "olive", "round", z - 0.03, 5)

    pot(1.75 * side, 4.7, 0, 0.95, glaze, olive_shrub)


def furnish(furniture):
    if furniture == "bench":
        bench(-1.7, 4.55, teak())
    elif furniture == "dining":
        dining()
    else:
        garden_chairs("ad", (0.05, 0.12, 0.13), ((-1.5, 0.25), (-0.2, -0.2)), 4.2, 1)


def dining():
    """Three chairs around a table under an umbrella."""
    metal = flat("metal", (0.03, 0.03, 0.032), 0.5)
    cushion = flat("cushion", (0.42, 0.40, 0.36), 0.9)
    x, y = TABLE
    group(lambda: round_table(metal), (x, y, 0))
    for angle in (0.5, 2.4, 4.3):
        place = (x + 0.95 * math.cos(angle), y + 0.85 * math.sin(angle), 0)
        group(lambda: metal_chair(metal, cushion), place, angle + 1.57 + 3.1416 + 3.1416)
    cloth = flat("umbrella", (0.50, 0.47, 0.40), 0.9)
    group(lambda: umbrella(cloth, metal), (x, y, 0))


def plant(garden, open_side):
    """The garden below the deck."""
    grid("yard", -60, 60, -10, 80, GROUND, soil("yard"))
    bush(garden.clusters["green"], (-2, 9, 0.2), (6, 0.8, 1.3), 150, 2, 1.6)
    garden.trees(TREES, 2.8, 60, GROUND)
    garden.backdrop(30, GROUND)
    fence = FENCE_X * open_side
    side_yard(garden, fence, GROUND)
    left, right = sorted((4.8 * open_side, fence - open_side))
    garden.lawn(left, right, -3, 14, GROUND - 0.02)
