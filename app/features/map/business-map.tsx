import { inView } from 'motion'
import { useEffect, useRef, useState } from 'react'

import { useSite } from '~/components/layout/use-site'
import { Icon } from '~/components/ui/icon'
import type { Coordinates, Site } from '~/content/business'
import { mapProvider, mapTexts } from '~/content/map'

import { AreaSketch } from './area-sketch'

/** The map of the business address, and the way there. Without coordinates there is only the way. */
export function BusinessMap({ className }: { className?: string }) {
  const { address } = useSite()
  return (
    <div className={className}>
      {address.coordinates && <EmbeddedMap address={address} coordinates={address.coordinates} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-8">
        <a
          href={directionsAddress(address)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-water-strong underline underline-offset-4 hover:text-water"
        >
          {`${mapTexts.directions} ${address.street}`}
          <Icon name="external-link" className="size-4" />
        </a>
        {address.coordinates && (
          <p className="text-sm text-ink-soft noscript:hidden print:hidden">{mapTexts.provider}</p>
        )}
      </div>
    </div>
  )
}

/** A drawing until the map comes near the window, and without script: only then its provider is asked for it. */
function EmbeddedMap({ address, coordinates }: { address: Site['address']; coordinates: Coordinates }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(
    () => (place.current ? inView(place.current, () => setIsNear(true), { margin: '200px' }) : undefined),
    [],
  )

  return (
    <div
      ref={place}
      className="relative h-(--map-height) overflow-hidden bg-concrete-line lean-left [--map-height:13rem] [--run:calc(tan(var(--lean))*var(--map-height))] sm:[--map-height:20rem] lg:[--map-height:24rem]"
    >
      <AreaSketch business={coordinates} />
      {isNear && (
        <iframe
          src={mapAddress(coordinates)}
          title={`${mapTexts.of} ${address.street}, ${address.city}`}
          // Another origin than ours: it cannot reach out and take its sandbox off.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="absolute inset-0 size-full border-0"
        />
      )}
    </div>
  )
}

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
