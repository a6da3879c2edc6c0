import type { Coordinates } from '~/content/business'
import { serviceAreas } from '~/content/cities/service-areas'
import { mapCenter } from '~/content/map-text'

export interface Region {
  west: number
  south: number
  east: number
  north: number
}

export function servedRegion(business: Coordinates | undefined): Region {
  const places: Coordinates[] = [mapCenter, ...serviceAreas]
  if (business) places.push(business)
  const longitudes = places.map(({ longitude }) => longitude)
  const latitudes = places.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
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
