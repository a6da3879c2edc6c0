import { Link } from '@tanstack/react-router'

import { type GalleryKind, galleryKinds } from '~/content/gallery-kind'
import { galleryChips, wallTexts } from '~/content/gallery-texts'

// With no kind chosen, `All` is the page itself: without this the router would find it in every kind too.
const asItStands = { exact: true }

/** One kind of work at a time. Links, so that each has an address, and works before the script is there. */
export function GalleryChips() {
  return (
    <nav aria-label={wallTexts.kinds} className="min-w-0">
      {/* One line each, also on a phone: there they are pushed along. */}
      <ul className="-mx-gutter -my-2 flex scroll-px-gutter gap-1.5 overflow-x-auto px-gutter py-2 [scrollbar-width:none] lg:m-0 lg:flex-wrap lg:overflow-visible lg:p-0">
        {[undefined, ...galleryKinds].map((kind) => (
          <li key={kind ?? ''}>
            <Link
              to="/gallery"
              search={searchFor(kind)}
              resetScroll={false}
              activeOptions={asItStands}
              className="button button-quiet grid min-h-12 items-center px-3.5 font-semibold whitespace-nowrap aria-[current]:text-on-deep aria-[current]:[--fill:var(--color-ink)] aria-[current]:[scroll-initial-target:nearest]"
            >
              {kind ? galleryChips[kind].label : wallTexts.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function searchFor(kind: GalleryKind | undefined) {
  return kind ? { kind } : {}
}
