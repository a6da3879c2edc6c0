import type { LabelSide } from '~/content/map'

import type { Position } from './served-region'

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** A box around its center, in pixels. */
interface Box extends Position {
  halfWidth: number
  halfHeight: number
}

export interface NamedPosition extends Position {
  name: string
  /** The sides that its name may stand on, best first. */
  sides: readonly LabelSide[]
}

/** About the sizes of the drawing on a laptop and on a phone. */
export const wideDrawing: Size = { width: 520, height: 360 }
export const smallDrawing: Size = { width: 220, height: 200 }

/** Room for names around the drawing. */
const margin = 56

/**
 * Returns the sides of the names that cover no place and no earlier name.
 */
export function fittingSides(
  places: readonly NamedPosition[],
  size: Size,
): Map<string, LabelSide> {
  const taken = places.map((place) => markBox(place, size))
  const sides = new Map<string, LabelSide>()
  for (const place of places) {
    const side = place.sides.find((each) => {
      const box = nameBox(place, each, size)
      return isInside(box, size) && !taken.some((other) => overlap(box, other))
    })
    if (side === undefined) continue
    sides.set(place.name, side)
    taken.push(nameBox(place, side, size))
  }
  return sides
}

function markBox({ x, y }: Position, { width, height }: Size): Box {
  return {
    x: (x / 100) * width,
    y: (y / 100) * height,
    halfWidth: 6,
    halfHeight: 4,
  }
}

function nameBox(place: NamedPosition, side: LabelSide, size: Size): Box {
  const { x, y } = markBox(place, size)
  const halfWidth = place.name.length * 3.75
  const beside = 12 + halfWidth
  const center = {
    right: { x: x + beside, y },
    left: { x: x - beside, y },
    above: { x, y: y - 16 },
    'above-left': { x: x - 0.3 * halfWidth, y: y - 16 },
    below: { x, y: y + 18 },
  }[side]
  return { ...center, halfWidth, halfHeight: 8 }
}

function isInside(box: Box, { width, height }: Size): boolean {
  return (
    Math.abs(box.x - width / 2) + box.halfWidth < width / 2 + margin &&
    Math.abs(box.y - height / 2) + box.halfHeight < height / 2 + margin
  )
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
    Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight
  )
}
