import { clsx } from 'clsx'
import { useRef } from 'react'

import { useNearViewport } from '~/browser/use-near-viewport'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { mapTexts } from '~/content/map-text'

import { AreaDrawing } from './area-drawing'
import { mapEmbedUrl } from './map-urls'
import { useMapProvider } from './use-map-provider'

/**
 * A drawing until the box is near the viewport and the map's provider has
 * answered, so that the provider learns of no other visitor.
 */
export function AreaMap({ className }: { className?: string }) {
  const { street, city, coordinates } = useSiteSettings().address
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(box, '200px')
  const mapUrl = coordinates && mapEmbedUrl(coordinates)
  const isAnswered = useMapProvider(mapUrl, isNear)
  return (
    <div ref={box} className={clsx('area-map print:hidden', className)}>
      <div className="area-map-box">
        <AreaDrawing />
        {isAnswered && (
          <div className="street-map">
            <iframe
              src={mapUrl}
              title={`${mapTexts.of} ${street}, ${city}`}
              // The map has another origin than the page, so it cannot remove
              // its own sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              className="size-full border-0"
            />
            <p className="street-map-provider">{mapTexts.provider}</p>
          </div>
        )}
      </div>
    </div>
  )
}
