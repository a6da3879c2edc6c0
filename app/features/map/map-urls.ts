import { type Address, addressLine, type Coordinates } from '~/content/business'
import { mapProvider } from '~/content/map-text'

import { regionAround } from './served-region'

/** Space around the outermost places, in degrees. */
const margin = 0.03

export function mapEmbedUrl(
  places: readonly Coordinates[],
  marker: Coordinates | undefined,
): string {
  const { west, south, east, north } = regionAround(places)
  const corners = [west - margin, south - margin, east + margin, north + margin]
  const url = new URL('/export/embed.html', mapProvider.origin)
  const { searchParams } = url
  searchParams.set('bbox', corners.map(inDegrees).join(','))
  searchParams.set('layer', 'mapnik')
  if (marker)
    searchParams.set('marker', `${marker.latitude},${marker.longitude}`)
  return url.href
}

function inDegrees(degrees: number): string {
  return degrees.toFixed(4)
}

export function directionsUrl(address: Address): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', addressLine(address))
  return url.href
}
