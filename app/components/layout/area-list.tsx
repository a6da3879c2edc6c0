import { Link } from '@tanstack/react-router'

import { classNames } from '~/components/ui/class-names'
import { ArrowAhead } from '~/components/ui/icon'
import type { ServiceArea } from '~/content/cities/city'

interface AreaListProps {
  areas: readonly ServiceArea[]
  /** So many are shown to visitors with scripts; the others stay in the page for everyone else. */
  limit?: number
  /** On wide screens. */
  columns?: keyof typeof wide
  id?: string
  className?: string
}

const wide = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Served places as a wide register of names, each leading to its page. */
export function AreaList({ areas, limit = areas.length, columns = 3, id, className }: AreaListProps) {
  return (
    <ul
      id={id}
      className={classNames(
        'grid gap-x-4 min-[23.5rem]:grid-cols-2 min-[30rem]:gap-x-10',
        wide[columns],
        className,
      )}
    >
      {areas.map(({ name, slug }, index) => (
        <li key={slug} className={classNames(index >= limit && 'hidden noscript:block')}>
          <Link
            to="/city/$citySlug"
            params={{ citySlug: slug }}
            className="group relative flex min-h-16 items-center justify-between gap-4 border-b border-concrete-line py-3 font-display text-heading font-semibold transition-colors duration-150 after:drawn-stroke after:inset-x-0 after:-bottom-0.5 after:h-[3px] hover:text-water-strong hover:after:drawn"
          >
            {name}
            <ArrowAhead className="shrink-0 text-water max-[30rem]:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
