"""The files a browser may choose from: two shapes, each as AV1, as H.264 and as still pictures."""

import dataclasses
import json
import pathlib
import subprocess

LARGEST = 1_500_000  # bytes: what a film may cost a visitor
LUMA = (0.2126, 0.7152, 0.0722)
WARM_LIGHT = (0.97, 1, 1.055)  # undone: the film's sun stands lower than that of the photographs
GRADE = pathlib.Path(__file__).resolve().parents[1] / "print-grade.json"


@dataclasses.dataclass(frozen=True)
class Crop:
    """A part of the composed picture, in its pixels, and what ends the names of its files."""

    suffix: str
    width: int
    height: int
    left: int
    top: int

    def filter(self):
        return f"crop={self.width}:{self.height}:{self.left}:{self.top}"


# With the index at the front, playing starts before the file is complete.
H264 = ("-c:v", "libx264", "-preset", "slow", "-crf", "28", "-movflags", "+faststart")
AV1 = ("-c:v", "libsvtav1", "-preset", "5", "-crf", "36")
BT709 = ("-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709")

CROPS = (
    Crop("", 1280, 720, 0, 170),
    Crop("-portrait", 720, 960, 360, 0),
)


def lossless_writer(path, size, frames_per_second):
    """A process that takes raw frames on its standard input."""
    width, height = size
    source = [
        "-f",
        "rawvideo",
        "-pix_fmt",
        "bgr24",
        "-s",
        f"{width}x{height}",
        "-r",
        str(frames_per_second),
    ]
    command = ["ffmpeg", "-y", "-loglevel", "error", *source, "-i", "-", "-c:v", "ffv1", str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE)


def encode(master, folder, name, crop):
    # Without a tag, players of large films take these numbers for another standard's and shift the colors.
    filters = f"{crop.filter()},{_grade()},scale=out_color_matrix=bt709:out_range=tv"
    for extension, codec in (("mp4", H264), ("webm", AV1)):
        out = folder / f"{name}{crop.suffix}.{extension}"
        _ffmpeg(master, filters, *codec, *BT709, "-pix_fmt", "yuv420p", "-an", out=out)
        size = out.stat().st_size
        if size > LARGEST:
            raise SystemExit(f"{out.name} has {size} bytes, {LARGEST} are allowed")
        print(f"{out.name}: {size // 1024} KB")


def write_still(whole, out, crop):
    _ffmpeg(whole, f"{crop.filter()},{_grade()}", "-pix_fmt", "rgb24", out=out)


def _grade():
    """What ../grade.ts does to photographs, in filters; in sixteen bits, or skies would show steps."""
    grade = json.loads(GRADE.read_text())
    saturation, contrast = grade["saturation"], grade["contrast"]
    half = grade["middle"] ** contrast
    mix = ":".join(
        f"{out}{into}={balance * cooler * (luma * (1 - saturation) + saturation * (out == into)):.6f}"
        for out in "rgb"
        for into, balance, cooler, luma in zip("rgb", grade["balance"], WARM_LIGHT, LUMA)
    )
    light = f"pow(val/maxval,{contrast})"
    tone = f"maxval*{grade['white'] * (1 + half):.6f}*{light}/({light}+{half:.6f})"
    curve = ":".join(f"{channel}='{tone}'" for channel in "rgb")
    return f"format=gbrp16le,colorchannelmixer={mix},lutrgb={curve}"


def _ffmpeg(master, filters, *options, out):
    command = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(master), "-vf", filters, *options]
    subprocess.run([*command, str(out)], check=True)
