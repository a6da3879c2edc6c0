import { Link } from '@tanstack/react-router'

import type { CityPageContent } from '~/content/cities/city-page-content'

/** What people here ask for most, at once and by name; further down the reasons follow. */
export function ServiceLinks({ services }: { services: CityPageContent['localServices'] }) {
  return (
    <ul className="place-names mt-9 flex flex-wrap font-display text-heading leading-tight font-bold">
      {services.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="/services"
            search={{ tab: id }}
            className="area-link inline-block py-1.5 text-water-strong transition-colors duration-150 hover:text-water"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
