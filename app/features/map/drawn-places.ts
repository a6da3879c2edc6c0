import type { Coordinates } from '~/content/business'
import { cityIndex } from '~/content/cities/city-index'
import { labelSides, type LabelSide, mainPlaces } from '~/content/map'

import {
  fittingSides,
  type NamedPosition,
  smallDrawing,
  wideDrawing,
} from './label-sides'
import { positionIn, type Region } from './served-region'

export interface DrawnPlace extends Coordinates {
  name: string
  /** If unset, its name fits nowhere. */
  side: LabelSide | undefined
  /** Whether small maps show it. */
  isMain: boolean
}

const allSides: readonly LabelSide[] = ['right', 'left', 'above', 'below']

export function drawnPlaces(region: Region): readonly DrawnPlace[] {
  const places = cityIndex.flatMap(({ coordinates, ...city }) =>
    coordinates ? [{ ...city, ...coordinates }] : [],
  )
  const positions = places.map((place): NamedPosition => {
    const given = labelSides[place.slug]
    const sides = given ? [given] : allSides
    return { name: place.name, sides, ...positionIn(region, place) }
  })
  // Names that have no choice come first.
  positions.sort((one, other) => one.sides.length - other.sides.length)
  const sides = fittingSides(positions, wideDrawing)
  const positionsOnPhones = positions.map(({ name, x, y }) => {
    const side = sides.get(name)
    return { name, x, y, sides: side ? [side] : [] }
  })
  const sidesOnPhones = fittingSides(positionsOnPhones, smallDrawing)
  return places.map(({ name, slug, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
    side: labelSides[slug] ?? sides.get(name),
    isMain: mainPlaces?.includes(slug) ?? sidesOnPhones.has(name),
  }))
}
