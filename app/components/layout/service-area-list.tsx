import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { spritePosition } from '~/components/ui/icon'
import type { ServiceArea } from '~/content/cities/service-areas'

interface ServiceAreaListProps {
  areas: readonly ServiceArea[]
  /**
   * Number of areas shown when scripts run. The rest stay in the HTML and show
   * without scripts.
   */
  limit?: number
  /** Number of columns on wide screens. */
  columns?: keyof typeof wideColumns
  id?: string
  className?: string
}

const wideColumns = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Renders service areas as a grid of links to their city pages. */
export function ServiceAreaList({
  areas,
  limit = areas.length,
  columns = 3,
  id,
  className,
}: ServiceAreaListProps) {
  return (
    <ul
      id={id}
      style={{ '--icon': spritePosition('arrow-right') }}
      className={clsx(
        'grid gap-x-4 min-[23.5rem]:grid-cols-2 min-[30rem]:gap-x-10',
        wideColumns[columns],
        className,
      )}
    >
      {areas.map(({ name, slug }, index) => (
        <li
          key={slug}
          className={index >= limit ? 'hidden noscript:block' : undefined}
        >
          <Link
            to="/city/$citySlug"
            params={{ citySlug: slug }}
            className="area-link"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
