import type { Coordinates } from '~/content/business'
import { type CitySlug, serviceAreas } from '~/content/cities/city'

/** Units of the drawing to a degree of latitude. */
const scale = 1000
/** Room around the outermost places, for their names. */
const margin = { x: 92, y: 24 }

const labels = {
  right: { x: 9, y: 4, textAnchor: 'start' },
  left: { x: -9, y: 4, textAnchor: 'end' },
  above: { y: -8, textAnchor: 'middle' },
  below: { y: 16, textAnchor: 'middle' },
} as const

/** Where the names of places stand that would lie over others on the right. */
const sides: Partial<Record<CitySlug, keyof typeof labels>> = {
  'citrus-heights': 'above',
  'foothill-farms': 'above',
  orangevale: 'above',
  'north-highlands': 'below',
  'rio-linda': 'left',
  rocklin: 'left',
  roseville: 'left',
  'west-sacramento': 'below',
}

// Over so few miles the earth is flat, and a degree of longitude a little shorter.
function pointOf({ latitude, longitude }: Coordinates) {
  return { x: Math.round(longitude * scale * Math.cos((38.65 * Math.PI) / 180)), y: -latitude * scale }
}

const places = serviceAreas.map((area) =>
  Object.assign(pointOf(area), { name: area.name, label: labels[sides[area.slug] ?? 'right'] }),
)

/** The served places where they are, and the business among them: the ground of the map until it has come. */
export function AreaSketch({ business }: { business: Coordinates }) {
  const here = pointOf(business)
  const [xs, ys] = [[here, ...places].map(({ x }) => x), [here, ...places].map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin.x, Math.min(...ys) - margin.y]
  const size = [Math.max(...xs) + margin.x - left, Math.max(...ys) + margin.y - top]
  return (
    <svg
      viewBox={[left, top, ...size].join(' ')}
      aria-hidden
      className="absolute inset-0 size-full bg-concrete"
    >
      {places.map(({ name, x, y, label }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path d="M-4 3-2-3H4L2 3Z" className="fill-water" />
          <text {...label} className="fill-ink-soft text-[0.66rem] font-semibold">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${here.x} ${here.y})`}>
        <path d="M0-40c-9 0-15 7-15 15C-15-14 0 0 0 0s15-14 15-25C15-33 9-40 0-40Z" className="fill-poppy" />
        <circle cy="-25" r="5.5" className="fill-white" />
      </g>
    </svg>
  )
}
