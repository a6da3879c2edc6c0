import type { CSSProperties, ReactNode } from 'react'

import { useSiteSettings } from '~/components/layout/use-site-settings'
import { mapCenter } from '~/content/map-text'
import type { Coordinates } from '~/content/site-settings'

import { drawnPlaces, type LabelSide, rivers } from './drawn-places'
import { positionIn, type Region, servedRegion } from './served-region'

/** Decorative: lists of links name the places. */
export function AreaDrawing() {
  const { coordinates } = useSiteSettings().address
  const region = servedRegion(coordinates)
  return (
    <div className="area-drawing" aria-hidden>
      <Rivers region={region} />
      {drawnPlaces.map((place) => (
        <Mark
          key={place.name}
          className={place.isMain ? 'area-place' : 'area-place area-other'}
          side={place.side}
          style={placedAt(region, place)}
        >
          {place.name}
        </Mark>
      ))}
      <Mark
        className="area-place area-center"
        side="right"
        style={placedAt(region, mapCenter)}
      >
        {mapCenter.name}
      </Mark>
      {coordinates && <Pin style={placedAt(region, coordinates)} />}
    </div>
  )
}

interface MarkProps {
  className: string
  side: LabelSide
  style: CSSProperties
  children: ReactNode
}

function Mark({ className, side, style, children }: MarkProps) {
  return (
    <span className={className} data-side={side} style={style}>
      <span>{children}</span>
    </span>
  )
}

/** Its tip is at its place. */
function Pin({ style }: { style: CSSProperties }) {
  return (
    <svg viewBox="0 0 30 40" className="area-pin" style={style}>
      <path
        d="M15 0C6 0 0 7 0 15c0 10 15 25 15 25s15-15 15-25C30 7 24 0 15 0Z"
        className="fill-poppy"
      />
      <circle cx="15" cy="15" r="5.5" className="fill-white" />
    </svg>
  )
}

function Rivers({ region }: { region: Region }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="area-rivers"
    >
      {rivers.map((course) => (
        <polyline key={course.length} points={pointsOf(region, course)} />
      ))}
    </svg>
  )
}

function pointsOf(region: Region, course: readonly Coordinates[]): string {
  return course
    .map((place) => positionIn(region, place))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

function placedAt(region: Region, place: Coordinates): CSSProperties {
  const { x, y } = positionIn(region, place)
  return { left: `${x}%`, top: `${y}%` }
}
