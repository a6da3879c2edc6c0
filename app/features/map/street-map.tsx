import { useRef } from 'react'

import { useNearViewport } from '~/browser/use-near-viewport'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Icon } from '~/components/ui/icon'
import { mapTexts } from '~/content/map-text'
import type { Coordinates, Site } from '~/content/site-settings'

import { directionsUrl, mapEmbedUrl } from './map-urls'

/**
 * Renders a map of the business address and a link to directions. Without
 * coordinates, only the link.
 */
export function StreetMap({ className }: { className?: string }) {
  const { address } = useSiteSettings()
  const { coordinates } = address
  return (
    <div className={className}>
      {coordinates && (
        <EmbeddedMap address={address} coordinates={coordinates} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-8">
        <a href={directionsUrl(address)} className="directions-link">
          {`${mapTexts.directions} ${address.street}`}
          <Icon name="external-link" className="size-4" />
        </a>
        {coordinates && (
          <p className="text-sm text-ink-soft noscript:hidden print:hidden">
            {mapTexts.provider}
          </p>
        )}
      </div>
    </div>
  )
}

interface EmbeddedMapProps {
  address: Site['address']
  coordinates: Coordinates
}

/**
 * Renders the provider's map once it is near the viewport. The provider gets no
 * request before that.
 */
function EmbeddedMap({ address, coordinates }: EmbeddedMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(box, '200px')
  return (
    <div ref={box} className="street-map noscript:hidden print:hidden">
      {isNear && (
        <iframe
          src={mapEmbedUrl(coordinates)}
          title={`${mapTexts.of} ${address.street}, ${address.city}`}
          // The map has another origin than the page, so it cannot remove its
          // own sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="size-full border-0"
        />
      )}
    </div>
  )
}
