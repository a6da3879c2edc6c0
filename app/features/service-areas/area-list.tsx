import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

import type { ServiceArea } from '~/content/cities/city'
import { classNames } from '~/ui/class-names'

interface AreaListProps {
  areas: readonly ServiceArea[]
  /** So many are shown to visitors with scripts; the others stay in the page for everyone else. */
  limit?: number
  id?: string
  className?: string
}

/** Served places as a wide register of names, each leading to its page. */
export function AreaList({ areas, limit = areas.length, id, className }: AreaListProps) {
  return (
    <ul id={id} className={classNames('grid gap-x-10 min-[30rem]:grid-cols-2 lg:grid-cols-3', className)}>
      {areas.map(({ name, slug }, index) => (
        <li
          key={slug}
          className={classNames('border-b border-concrete-line', index >= limit && 'hidden noscript:block')}
        >
          <Link
            to="/city/$citySlug"
            params={{ citySlug: slug }}
            className="group flex min-h-16 items-center justify-between gap-4 py-3 font-display text-heading font-semibold tracking-tight transition-colors duration-150 hover:text-water-strong"
          >
            {name}
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 text-water transition-transform duration-200 ease-water group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
