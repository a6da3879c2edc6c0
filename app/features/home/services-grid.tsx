import { Link } from '@tanstack/react-router'

import { Picture, placeholderStyle } from '~/components/ui/picture'
import { sectionHeadings, sectionIntroductions } from '~/content/home-page-text'
import type { ServiceTile } from '~/content/services/service-tiles'
import { avifFiles } from '~/lib/picture-files'

// In a cell narrower than its picture, the cell's height determines the
// picture's width.
const phoneSizes = ({ width, height }: ServiceTile['image']) =>
  `(min-width: 22rem) max(50vw - 1.62rem, ${(8.25 * width) / height}rem), max(100vw - 2.5rem, 13.5rem)`

const tiles = {
  first: {
    cells: 'sm:col-span-2 lg:row-span-2',
    title: 'sm:text-remark',
    sizes: ({ width, height }: ServiceTile['image']) =>
      `(min-width: 64rem) ${Math.max(38, (33 * width) / height)}rem, (min-width: 40rem) max(100vw - 2.5rem, ${(15 * width) / height}rem), max(50vw - 1.62rem, 12.5rem)`,
  },
  usual: {
    cells: undefined,
    title: 'sm:text-xl xl:text-lg',
    sizes: (image: ServiceTile['image']) =>
      `(min-width: 64rem) ${Math.max(18.5, (16 * image.width) / image.height)}rem, (min-width: 40rem) max(50vw - 1.75rem, ${(15 * image.width) / image.height}rem), ${phoneSizes(image)}`,
  },
  last: {
    cells: 'sm:col-span-2',
    title: 'sm:text-xl xl:text-lg',
    sizes: (image: ServiceTile['image']) =>
      `(min-width: 64rem) min(50vw - 1.75rem, 37.5rem), (min-width: 40rem) calc(100vw - 2.5rem), ${phoneSizes(image)}`,
  },
}

function tileAt(index: number, count: number) {
  if (index === 0) return tiles.first
  return index === count - 1 ? tiles.last : tiles.usual
}

/**
 * Renders the services as tiles that link to the services page. The first tile
 * is the largest.
 */
export function ServicesGrid({
  services,
}: {
  services: readonly ServiceTile[]
}) {
  return (
    <section
      aria-labelledby="services-title"
      className="page-width py-10 lg:py-16"
    >
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <h2 id="services-title" className="text-title">
          {sectionHeadings.services}
        </h2>
        <p className="text-lead text-ink-soft">
          {sectionIntroductions.services}
        </p>
      </div>
      <ul className="mt-6 grid auto-rows-[8.25rem] gap-3 min-[22rem]:grid-cols-2 sm:auto-rows-[15rem] sm:gap-4 lg:mt-8 lg:auto-rows-[16rem] lg:grid-cols-4 xl:grid-cols-6">
        {services.map(({ id, title, image }, index) => {
          const tile = tileAt(index, services.length)
          return (
            <li key={id} className={tile.cells}>
              <Link
                to="/services"
                search={{ tab: id }}
                style={{
                  ...placeholderStyle(image.colors),
                  '--cleaned': `url("${avifFiles(image, 'after').at(-1)?.src}")`,
                }}
                className="service-tile"
              >
                <Picture
                  {...image}
                  framed
                  fit="cover"
                  sizes={tile.sizes(image)}
                />
                <span className={`tile-title ${tile.title}`}>{title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
