import type { Coordinates, Site } from '~/content/business'
import { mapProvider } from '~/content/business'

/** Half the height of the map, in degrees: about two kilometers. */
const reach = 0.018

/** The embeddable map around the business, with a marker on it. */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  const url = new URL('/export/embed.html', mapProvider.origin)
  const bounds = [longitude - 2 * reach, latitude - reach, longitude + 2 * reach, latitude + reach]
  url.searchParams.set('bbox', bounds.map((degrees) => degrees.toFixed(4)).join(','))
  url.searchParams.set('layer', 'mapnik')
  url.searchParams.set('marker', `${latitude},${longitude}`)
  return url.href
}

/** Opens the maps app of a phone, or a maps page, with the way to the business. */
export function directionsAddress({ street, city, region, postalCode }: Site['address']): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', `${street}, ${city}, ${region} ${postalCode}`)
  return url.href
}
