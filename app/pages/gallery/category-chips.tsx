import { Link } from '@tanstack/react-router'

import { categorySlugs } from '~/content/category-slugs'
import { galleryControls } from '~/content/gallery-texts'

/** Which kind of work is shown. Links, because each choice has an address: it works without JavaScript and after Back. */
export function CategoryChips() {
  const choices = [undefined, ...categorySlugs]
  return (
    <nav aria-label={galleryControls.choose}>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
        {choices.map((slug) => (
          <li key={slug ?? ''}>
            <Link
              to="/gallery"
              search={{ category: slug }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              className="chip inline-flex min-h-11 items-center px-3.5 leading-tight capitalize font-semibold"
            >
              {slug ?? galleryControls.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
