"""What hangs on a front: lantern, house number, lettering of a shop."""

import math

import bpy

from materials.plain import flat
from props.shared_materials import shared_flat
from studio.geometry import box, lathe

LANTERN = [(0, 0), (0.05, 0.0), (0.08, 0.08), (0.07, 0.26), (0.02, 0.33), (0, 0.34)]


def lantern(x, y, z):
    black = shared_flat("lampblk", (0.02, 0.02, 0.02), 0.35)
    lathe("lamp", LANTERN, black, 16, (x, y - 0.13, z))
    box("lampbracket", (x - 0.04, y - 0.05, z + 0.08), (x + 0.04, y, z + 0.25), black, 0.006)


def house_number(x, y, z, digits="2417"):
    number = text_curve(digits, 0.16, 0.006)
    number.materials.append(flat("number", (0.03, 0.03, 0.03), 0.4))
    put_up("number", number, (x, y - 0.030, z))


def sign_text(x, y, z, text, size=0.34):
    """Letters of a shop's name, centred on x."""
    letters = text_curve(text, size, 0.012)
    letters.space_character = 1.25
    letters.align_x = "CENTER"
    letters.materials.append(flat("letters", (0.62, 0.60, 0.55), 0.45))
    put_up("letters", letters, (x, y, z))


def text_curve(body, size, depth):
    text = bpy.data.curves.new("text", "FONT")
    text.body = body
    text.size = size
    text.extrude = depth
    return text


def put_up(name, text, position):
    thing = bpy.data.objects.new(name, text)
    bpy.context.collection.objects.link(thing)
    thing.location = position
    thing.rotation_euler = (math.pi / 2, 0, 0)
