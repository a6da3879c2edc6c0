import type { Coordinates } from '../business.ts'
import type { CityEntry } from './city-index.ts'

// Cities without coordinates come last.
export function byDistanceFrom(here: Coordinates) {
  const distanceTo = ({ coordinates }: CityEntry) =>
    coordinates ? distance(here, coordinates) : Infinity
  return (one: CityEntry, other: CityEntry) =>
    distanceTo(one) - distanceTo(other) || 0
}

// Planar approximation, accurate enough to compare over a few miles. Degrees of
// longitude are scaled to their length.
function distance(from: Coordinates, to: Coordinates): number {
  const longitudeScale = Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(
    from.latitude - to.latitude,
    (from.longitude - to.longitude) * longitudeScale,
  )
}
