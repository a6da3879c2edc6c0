import { inView } from 'motion'
import { useEffect, useRef, useState } from 'react'

import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Icon } from '~/components/ui/icon'
import { serviceAreas, type CitySlug } from '~/content/cities/service-areas'
import { mapProvider, mapTexts } from '~/content/map-text'
import type { Coordinates, Site } from '~/content/site-settings'

/**
 * Renders a map of the business address and a link to directions. Without
 * coordinates, only the link.
 */
export function BusinessMap({ className }: { className?: string }) {
  const { address } = useSiteSettings()
  return (
    <div className={className}>
      {address.coordinates && (
        <EmbeddedMap address={address} coordinates={address.coordinates} />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-8">
        <a
          href={directionsUrl(address)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-water-strong underline underline-offset-4 hover:text-water"
        >
          {`${mapTexts.directions} ${address.street}`}
          <Icon name="external-link" className="size-4" />
        </a>
        {address.coordinates && (
          <p className="text-sm text-ink-soft noscript:hidden print:hidden">
            {mapTexts.provider}
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * Renders a sketch and, once it is near the viewport, the map. The map provider
 * gets no request before that.
 */
function EmbeddedMap({
  address,
  coordinates,
}: {
  address: Site['address']
  coordinates: Coordinates
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(
    () =>
      frame.current
        ? inView(frame.current, () => setIsNear(true), { margin: '200px' })
        : undefined,
    [],
  )

  return (
    <div
      ref={frame}
      className="relative h-(--map-height) overflow-hidden bg-concrete-line lean-left [--map-height:13rem] [--run:calc(var(--slope)*var(--map-height))] sm:[--map-height:20rem] lg:[--map-height:24rem]"
    >
      <AreaSketch business={coordinates} />
      {isNear && (
        <iframe
          src={mapEmbedUrl(coordinates)}
          title={`${mapTexts.of} ${address.street}, ${address.city}`}
          // The map has another origin than the page, so it cannot remove its
          // own sandbox.
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

/**
 * Returns the URL of the embeddable map around the business, with a marker on
 * it.
 */
export function mapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const url = new URL('/export/embed.html', mapProvider.origin)
  const bounds = [
    longitude - 2 * reach,
    latitude - reach,
    longitude + 2 * reach,
    latitude + reach,
  ]
  url.searchParams.set(
    'bbox',
    bounds.map((degrees) => degrees.toFixed(4)).join(','),
  )
  url.searchParams.set('layer', 'mapnik')
  url.searchParams.set('marker', `${latitude},${longitude}`)
  return url.href
}

/**
 * Returns the URL that opens directions to the business, in a phone's maps app
 * or on a web page.
 */
export function directionsUrl({
  street,
  city,
  region,
  postalCode,
}: Site['address']): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set(
    'destination',
    `${street}, ${city}, ${region} ${postalCode}`,
  )
  return url.href
}

/** Units of the sketch per degree of latitude. */
const scale = 1000
/** Space for labels around the outermost places. */
const margin = { x: 92, y: 24 }

const labels = {
  right: { dx: 9, dy: 4, textAnchor: undefined },
  left: { dx: -9, dy: 4, textAnchor: 'end' },
  above: { dx: 0, dy: -8, textAnchor: 'middle' },
  below: { dx: 0, dy: 16, textAnchor: 'middle' },
} as const

/**
 * Label positions of places whose name would cover another one if it were on
 * the right.
 */
const labelSides: Partial<Record<CitySlug, keyof typeof labels>> = {
  'citrus-heights': 'above',
  'foothill-farms': 'above',
  orangevale: 'above',
  'north-highlands': 'below',
  'rio-linda': 'left',
  rocklin: 'left',
  roseville: 'left',
  'west-sacramento': 'below',
}

// Over a few miles the earth is practically flat, but a degree of longitude is
// shorter than one of latitude.
function project({ latitude, longitude }: Coordinates) {
  return {
    x: Math.round(longitude * scale * Math.cos((38.65 * Math.PI) / 180)),
    y: -latitude * scale,
  }
}

const places = serviceAreas.map((area) =>
  Object.assign(project(area), {
    name: area.name,
    label: labels[labelSides[area.slug] ?? 'right'],
  }),
)

/**
 * Renders the service areas and the business at their coordinates, as a
 * placeholder until the map loads.
 */
function AreaSketch({ business }: { business: Coordinates }) {
  const pin = project(business)
  const [xs, ys] = [
    [pin, ...places].map(({ x }) => x),
    [pin, ...places].map(({ y }) => y),
  ]
  const [left, top] = [Math.min(...xs) - margin.x, Math.min(...ys) - margin.y]
  const size = [
    Math.max(...xs) + margin.x - left,
    Math.max(...ys) + margin.y - top,
  ]
  return (
    <svg
      viewBox={[left, top, ...size].join(' ')}
      aria-hidden
      className="absolute inset-0 size-full bg-concrete"
    >
      <path
        d={places.map(({ x, y }) => `M${x - 4} ${y + 3}l2-6h6l-2 6Z`).join('')}
        className="fill-water"
      />
      <g className="fill-ink-soft text-[0.66rem] font-semibold">
        {places.map(({ name, x, y, label: { dx, dy, textAnchor } }) => (
          <text key={name} x={x + dx} y={y + dy} textAnchor={textAnchor}>
            {name}
          </text>
        ))}
      </g>
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <path
          d="M0-40c-9 0-15 7-15 15C-15-14 0 0 0 0s15-14 15-25C15-33 9-40 0-40Z"
          className="fill-poppy"
        />
        <circle cy="-25" r="5.5" className="fill-white" />
      </g>
    </svg>
  )
}
