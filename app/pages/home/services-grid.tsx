import { Link } from '@tanstack/react-router'

import { sectionHeadings, sectionIntroductions } from '~/content/home-text'
import type { ServiceTile } from '~/content/services/service-tiles'
import { classNames } from '~/ui/class-names'
import { Picture } from '~/ui/picture'

const titleId = 'services-title'

// On wide screens a mosaic of three rows: the first service fills four cells, the last one two.
const shapes = [
  'min-[22rem]:col-span-2 lg:row-span-2',
  ...Array.from({ length: 6 }, () => ''),
  'min-[22rem]:col-span-2',
]

/** The eight services, each a photograph that leads to its place on the services page. */
export function ServicesGrid({ services }: { services: readonly ServiceTile[] }) {
  return (
    <section aria-labelledby={titleId} className="page-width section-space">
      <div className="grid items-end gap-4 lg:grid-cols-2 lg:gap-16">
        <h2 id={titleId} className="text-title">
          {sectionHeadings.services}
        </h2>
        <p className="max-w-prose text-lead text-ink-soft">{sectionIntroductions.services}</p>
      </div>
      <ul className="mt-10 grid auto-rows-[11rem] gap-3 min-[22rem]:grid-cols-2 sm:auto-rows-[15rem] sm:gap-4 lg:auto-rows-[16rem] lg:grid-cols-4">
        {services.map(({ id, title, image }, index) => (
          <li key={id} className={shapes[index]}>
            <Link
              to="/services"
              search={{ tab: id }}
              className="group relative block h-full overflow-hidden rounded-card focus-visible:rounded-card"
            >
              <Picture
                {...image}
                // The title says where the link leads; the picture would only repeat it at length.
                alt=""
                fit="cover"
                sizes={shapes[index] ? '(min-width: 64rem) 38rem, 100vw' : '(min-width: 64rem) 19rem, 50vw'}
                className="transition-transform duration-300 ease-water group-hover:scale-[1.04]"
              />
              <span
                className={classNames(
                  'absolute bottom-0 left-0 max-w-full bg-deep py-3 pr-7 pl-3 sm:pr-9 sm:pl-4 font-display leading-tight font-bold text-on-deep',
                  'transition-colors duration-150 [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_100%,0_100%)] group-hover:bg-water',
                  index === 0 ? 'text-heading' : 'text-base sm:text-lg',
                )}
              >
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
