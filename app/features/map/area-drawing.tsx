import { clsx } from 'clsx'

import { useSiteSettings } from '~/components/layout/use-site-settings'

import { type Place, places, type Point, project, viewBox } from './area-points'

/**
 * Renders the served places and, if its coordinates are known, the business
 * where they are. Decorative: lists of links name the places.
 */
export function AreaDrawing({ className }: { className?: string }) {
  const { coordinates } = useSiteSettings().address
  const business = coordinates && project(coordinates)
  return (
    <div className={clsx('area-drawing', className)}>
      <svg viewBox={viewBox(business)} aria-hidden>
        {places.map((place) => (
          <PlaceMark key={place.name} place={place} />
        ))}
        {business && <Pin at={business} />}
      </svg>
    </div>
  )
}

/** A short stroke and the name beside it. */
const stroke = 'M-4 3l2-6h6l-2 6Z'

function PlaceMark({ place }: { place: Place }) {
  const { name, point, label, isMain } = place
  return (
    <g
      transform={translate(point)}
      className={isMain ? 'area-main' : 'area-other'}
    >
      <path d={stroke} className="fill-water" />
      <text {...label}>{name}</text>
    </g>
  )
}

/** A map pin whose tip is at its origin. */
const pinOutline =
  'M0-40c-9 0-15 7-15 15C-15-14 0 0 0 0s15-14 15-25C15-33 9-40 0-40Z'

function Pin({ at }: { at: Point }) {
  return (
    <g transform={translate(at)}>
      <path d={pinOutline} className="fill-poppy" />
      <circle cy="-25" r="5.5" className="fill-white" />
    </g>
  )
}

function translate({ x, y }: Point): string {
  return `translate(${x} ${y})`
}
