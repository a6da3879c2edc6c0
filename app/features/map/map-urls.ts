import { mapProvider } from '~/content/map-text'
import type { Coordinates, Site } from '~/content/site-settings'

/** Half the height of the map, in degrees: about two kilometers. */
const reach = 0.018

/**
 * Returns the URL of the embeddable map around a place, with a marker on it.
 */
export function mapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const west = longitude - 2 * reach
  const south = latitude - reach
  const east = longitude + 2 * reach
  const north = latitude + reach
  const corners = [west, south, east, north]
  const url = new URL('/export/embed.html', mapProvider.origin)
  const { searchParams } = url
  searchParams.set('bbox', corners.map(inDegrees).join(','))
  searchParams.set('layer', 'mapnik')
  searchParams.set('marker', `${latitude},${longitude}`)
  return url.href
}

function inDegrees(degrees: number): string {
  return degrees.toFixed(4)
}

/**
 * Returns the URL that opens directions to an address, in a phone's maps app or
 * on a web page.
 */
export function directionsUrl(address: Site['address']): string {
  const { street, city, region, postalCode } = address
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set(
    'destination',
    `${street}, ${city}, ${region} ${postalCode}`,
  )
  return url.href
}
