import { business, type Coordinates } from '~/content/business'
import { cityIndex } from '~/content/cities/city-index'
import { mapCenter } from '~/content/map'

export interface Region {
  west: number
  south: number
  east: number
  north: number
}

/** A region has at least this size, in degrees. */
const smallest = 0.1

/** All places that the map shows. */
export const servedPlaces: readonly Coordinates[] = [
  mapCenter,
  business.address?.coordinates,
  ...cityIndex.map(({ coordinates }) => coordinates),
].filter((place) => place !== undefined)

/** Whether there is a map at all. */
export const hasMap = business.map && servedPlaces.length > 0

export function regionAround(places: readonly Coordinates[]): Region {
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  const [west, east] = span(longitudes)
  const [south, north] = span(latitudes)
  return { west, south, east, north }
}

function span(degrees: readonly number[]): [from: number, to: number] {
  const from = Math.min(...degrees)
  const to = Math.max(...degrees)
  const missing = Math.max(0, smallest - (to - from)) / 2
  return [from - missing, to + missing]
}

/** The region that the drawing shows: with room for the head of the pin. */
export function drawnRegion(
  places: readonly Coordinates[],
  pin: Coordinates | undefined,
): Region {
  const region = regionAround(places)
  if (!pin) return region
  const head = (region.north - region.south) / 10
  return { ...region, north: Math.max(region.north, pin.latitude + head) }
}

/** A position in a drawing of a region, in percent of its size. */
export interface Position {
  x: number
  y: number
}

/** Over a few miles the earth is practically flat. */
export function positionIn(region: Region, place: Coordinates): Position {
  const { west, south, east, north } = region
  return {
    x: percent((place.longitude - west) / (east - west)),
    y: percent((north - place.latitude) / (north - south)),
  }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
