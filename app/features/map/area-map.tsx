import { clsx } from 'clsx'
import { useRef } from 'react'

import { useNearViewport } from '~/browser/use-near-viewport'
import { business, region } from '~/content/business'
import { mapTexts } from '~/content/map-text'

import { AreaDrawing } from './area-drawing'
import { mapEmbedUrl } from './map-urls'
import { servedPlaces } from './served-region'
import { useMapProvider } from './use-map-provider'

// The provider gets no request until the map is near the viewport.
export function AreaMap({ className }: { className?: string }) {
  const { address } = business
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(box, '200px')
  const mapUrl = mapEmbedUrl(servedPlaces, address?.coordinates)
  const isAnswered = useMapProvider(mapUrl, isNear)
  return (
    <div
      ref={box}
      className={clsx(
        '@container-size relative [--run:calc(var(--slope)*100cqh)] print:hidden',
        className,
      )}
    >
      <div className="absolute inset-0 overflow-hidden bg-deep lean-left">
        <AreaDrawing />
        {isAnswered && (
          <div className="absolute inset-0 bg-deep pt-2 pr-2 pb-8 pl-[calc(var(--run)+0.5rem)]">
            <iframe
              src={mapUrl}
              title={`${mapTexts.of} ${address?.coordinates ? `${address.street}, ${address.city}` : region}`}
              // The map has another origin than the page, so it cannot remove
              // its own sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              className="size-full border-0"
            />
            <p className="mt-1 text-right text-sm text-on-deep-soft">
              {mapTexts.provider}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
