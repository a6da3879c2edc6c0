import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'

import { business } from '~/content/business'
import type { Coordinates } from '~/content/business'
import { type LabelSide, mapCenter, rivers } from '~/content/map'
import { mapTexts } from '~/content/map-text'

import { drawnPlaces } from './drawn-places'
import { drawnRegion, positionIn, servedPlaces } from './served-region'

const pin = business.address?.coordinates
const region = drawnRegion(servedPlaces, pin)
const places = drawnPlaces(region)

const withinMargins =
  'absolute inset-[3.5rem_5.5rem_3.5rem_calc(var(--run)+1.5rem)] small-map:inset-[2.25rem_4.25rem_3rem_calc(var(--run)+2rem)]'

interface AreaDrawingProps {
  /** The name of the place that it is about, instead of the address. */
  here?: string
}

// Fills its box in any shape, because it is not for measuring. Lists of links
// name the places.
export function AreaDrawing({ here }: AreaDrawingProps) {
  return (
    <div
      aria-hidden
      className="absolute inset-0 text-sm leading-none font-semibold whitespace-nowrap text-on-deep [--gap:0.75rem] @min-[42rem]:text-[0.9375rem]"
    >
      {/* Without a frame, the rivers fade. */}
      <div
        className={clsx(
          'absolute inset-0',
          here && 'mask-b-from-88% mask-l-from-85% mask-l-to-95%',
        )}
      >
        <div className={withinMargins}>
          <Rivers />
        </div>
      </div>
      <div className={withinMargins}>
        {places.map((place) => (
          <Mark
            key={place.name}
            side={place.side}
            isMain={here ? place.name === here : place.isMain}
            isHere={place.name === here}
            style={placedAt(place)}
          >
            {place.name}
          </Mark>
        ))}
        {/* Beside the head of the pin. */}
        {mapCenter && (
          <span className="absolute" style={placedAt(mapCenter)}>
            <Name
              side="right"
              className={clsx(
                '-mt-6 ml-3 font-display text-2xl leading-none font-extrabold',
                // Clear of the places around it.
                here
                  ? 'small-map:-mt-5 small-map:ml-0 small-map:text-base'
                  : 'small-map:text-xl',
              )}
            >
              {mapCenter.name}
            </Name>
          </span>
        )}
        {pin && !here && <Pin style={placedAt(pin)} />}
        {places.some(({ isMain }) => !isMain) && (
          <p className="absolute -right-14 -bottom-9 hidden leading-snug font-normal text-on-deep-soft @max-[15rem]:hidden small-map:block">
            {mapTexts.unnamed}
          </p>
        )}
      </div>
    </div>
  )
}

interface MarkProps {
  side: LabelSide | undefined
  isMain: boolean
  isHere: boolean
  style: CSSProperties
  children: ReactNode
}

// Beside very large text, only the city is shown.
function Mark({ side, isMain, isHere, style, children }: MarkProps) {
  return (
    <span
      style={style}
      className={clsx(
        'absolute before:absolute before:-inset-x-1.5 before:-inset-y-1 before:lean @max-[15rem]:hidden',
        isHere
          ? 'z-1 text-lg font-bold [--gap:1.25rem] before:z-1 before:scale-150 before:bg-action small-map:text-base small-map:[--gap:1rem]'
          : 'before:bg-accent-bright',
        !isMain && 'small-map:before:opacity-50',
      )}
    >
      {side && (
        <Name side={side} className={isMain ? undefined : 'small-map:hidden'}>
          {children}
        </Name>
      )}
    </span>
  )
}

const sides: Record<LabelSide, string> = {
  right: 'left-(--gap) -translate-y-1/2',
  left: 'right-(--gap) -translate-y-1/2',
  above: 'bottom-[calc(var(--gap)-0.25rem)] -translate-x-1/2',
  'above-left': 'bottom-[calc(var(--gap)-0.25rem)] -translate-x-[65%]',
  below: 'top-[calc(var(--gap)-0.125rem)] -translate-x-1/2',
}

interface NameProps {
  side: LabelSide
  className?: string | undefined
  children: ReactNode
}

function Name({ side, className, children }: NameProps) {
  return (
    <span
      className={clsx(
        'absolute [-webkit-text-stroke:0.5em_var(--color-deep)] [paint-order:stroke]',
        sides[side],
        className,
      )}
    >
      {children}
    </span>
  )
}

function Pin({ style }: { style: CSSProperties }) {
  return (
    <svg
      viewBox="0 0 30 40"
      className="absolute h-12 w-9 -translate-x-1/2 -translate-y-full"
      style={style}
    >
      <path
        d="M15 0C6 0 0 7 0 15c0 10 15 25 15 25s15-15 15-25C30 7 24 0 15 0Z"
        className="fill-action"
      />
      <circle cx="15" cy="15" r="5.5" className="fill-white" />
    </svg>
  )
}

function Rivers() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="size-full overflow-visible fill-none stroke-deep-line [stroke-linejoin:round]"
    >
      {rivers.map((course) => (
        <polyline
          key={course.length}
          points={pointsOf(course)}
          vectorEffect="non-scaling-stroke"
          className="stroke-[0.875rem] small-map:stroke-[0.625rem]"
        />
      ))}
    </svg>
  )
}

function pointsOf(course: readonly Coordinates[]): string {
  return course
    .map((place) => positionIn(region, place))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

function placedAt(place: Coordinates): CSSProperties {
  const { x, y } = positionIn(region, place)
  return { left: `${x}%`, top: `${y}%` }
}
