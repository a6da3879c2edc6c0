import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { Icon } from '~/components/ui/icon'
import type { CityEntry } from '~/content/cities/city-index'

interface CityListProps {
  cities: readonly CityEntry[]
  /** Without scripts, all cities are shown. */
  limit?: number
  /** Whether the order runs down the columns, such as from A to Z. */
  isDownward?: boolean
  id?: string
  className?: string
}

export function CityList({
  cities,
  limit = cities.length,
  isDownward = false,
  id,
  className,
}: CityListProps) {
  return (
    <ul
      id={id}
      className={clsx(
        'gap-x-4 sm:gap-x-10',
        isDownward
          ? '*:break-inside-avoid min-[23.5rem]:columns-2'
          : 'grid min-[23.5rem]:grid-cols-2',
        className,
      )}
    >
      {cities.map(({ name, slug }, index) => (
        <li
          key={slug}
          className={index >= limit ? 'hidden noscript:block' : undefined}
        >
          <Link
            to="/city/$citySlug"
            params={{ citySlug: slug }}
            className="group relative flex min-h-12 items-center justify-between gap-2 border-b border-ground-line py-2 font-display text-lg font-semibold transition-colors duration-150 before:drawn-stroke before:inset-x-0 before:-bottom-0.5 before:h-[3px] hover:text-accent-strong hover:before:drawn min-[23.5rem]:min-h-16 sm:gap-4 sm:text-heading"
          >
            {name}
            <Icon
              name="arrow-right"
              className="size-5 shrink-0 text-accent transition-transform duration-200 ease-wash group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
