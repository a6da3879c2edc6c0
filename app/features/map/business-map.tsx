import { useState } from 'react'

import { useSite } from '~/components/layout/use-site'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { mapTexts } from '~/content/map'
import type { Coordinates, Site } from '~/content/site'

import { directionsAddress, mapAddress } from './map-address'
import { RiverSketch } from './river-sketch'

/**
 * The map of the business address. A sketch until the visitor asks for the real one: before that nothing is
 * fetched from its provider, and nobody is told that the visitor is here. Without coordinates there is only the way.
 */
export function BusinessMap({ className }: { className?: string }) {
  const { address } = useSite()
  return (
    <div className={className}>
      {address.coordinates && <AskedForMap address={address} coordinates={address.coordinates} />}
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

function AskedForMap({ address, coordinates }: { address: Site['address']; coordinates: Coordinates }) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative h-(--map-height) overflow-hidden bg-concrete-line lean-left [--map-height:20rem] [--run:calc(tan(var(--lean))*var(--map-height))] lg:[--map-height:26rem]">
      {shown ? (
        <iframe
          // The button that was pressed is gone: focus goes on to what took its place.
          ref={takeFocus}
          src={mapAddress(coordinates)}
          title={`${mapTexts.of} ${address.street}, ${address.city}`}
          // Another origin than ours: it cannot reach out and take its sandbox off.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="size-full border-0"
        />
      ) : (
        <>
          <RiverSketch />
          <button
            type="button"
            onClick={() => setShown(true)}
            className={buttonStyle('quiet', 'absolute bottom-5 left-5 resting noscript:hidden')}
          >
            {mapTexts.show}
          </button>
        </>
      )}
    </div>
  )
}

function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
