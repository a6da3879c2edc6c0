import { type CitySlug, serviceAreas } from '~/content/cities/service-areas'
import type { Coordinates } from '~/content/site-settings'

/** A position in the drawing, in its own units. */
export interface Point {
  x: number
  y: number
}

/** Attributes of an SVG text, relative to its place. */
interface Label extends Point {
  textAnchor: 'start' | 'middle' | 'end'
}

/** A served place as it is drawn. */
export interface Place {
  name: string
  point: Point
  label: Label
  /** Whether a small drawing names it too. */
  isMain: boolean
}

/** Units of the drawing per degree of latitude. */
const unitsPerDegree = 1000

/** A degree of longitude is shorter than one of latitude, here by this much. */
const longitudeScale = Math.cos((38.65 * Math.PI) / 180)

/** Space for labels around the outermost places, in units. */
const margin: Point = { x: 100, y: 24 }

const labels = {
  right: { x: 9, y: 4, textAnchor: 'start' },
  left: { x: -9, y: 4, textAnchor: 'end' },
  above: { x: 0, y: -8, textAnchor: 'middle' },
  below: { x: 0, y: 16, textAnchor: 'middle' },
} as const satisfies Record<string, Label>

/**
 * Label positions of places whose name would cover another one if it were on
 * the right.
 */
const labelSides: Partial<Record<CitySlug, keyof typeof labels>> = {
  'citrus-heights': 'above',
  'foothill-farms': 'above',
  orangevale: 'above',
  'north-highlands': 'below',
  'rio-linda': 'left',
  rocklin: 'left',
  roseville: 'left',
  'west-sacramento': 'below',
}

/** The places that a small drawing has room to name. */
const mainPlaces: ReadonlySet<CitySlug> = new Set([
  'folsom',
  'loomis',
  'rancho-cordova',
  'rio-linda',
  'roseville',
  'west-sacramento',
])

export const places: readonly Place[] = serviceAreas.map((area) => ({
  name: area.name,
  point: project(area),
  label: labels[labelSides[area.slug] ?? 'right'],
  isMain: mainPlaces.has(area.slug),
}))

/**
 * Returns where a place is drawn. Over a few miles the earth is practically
 * flat.
 */
export function project({ latitude, longitude }: Coordinates): Point {
  return {
    x: Math.round(longitude * longitudeScale * unitsPerDegree),
    y: Math.round(-latitude * unitsPerDegree),
  }
}

/** Returns the `viewBox` around all places and the business, if it is known. */
export function viewBox(business: Point | undefined): string {
  const points = places.map(({ point }) => point)
  if (business) points.push(business)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin.x
  const top = Math.min(...ys) - margin.y
  const width = Math.max(...xs) + margin.x - left
  const height = Math.max(...ys) + margin.y - top
  return [left, top, width, height].join(' ')
}
