import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { noPictureStyle, Picture } from '~/components/ui/picture'
import { washableStyle } from '~/components/ui/washable-style'
import { sectionHeadings, sectionIntroductions } from '~/content/home-page-text'
import type { ServiceTile } from '~/content/services/service-tiles'

import { type TileLayout, tileLayoutAt, tileSizes } from './tile-layouts'

interface ServicesGridProps {
  services: readonly ServiceTile[]
}

export function ServicesGrid({ services }: ServicesGridProps) {
  return (
    <section
      aria-labelledby="services-title"
      className="page-width py-10 lg:py-16"
    >
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <h2 id="services-title" className="text-title">
          {sectionHeadings.services}
        </h2>
        <p className="text-lead text-balance text-ink-soft">
          {sectionIntroductions.services}
        </p>
      </div>
      <ul className="mt-6 grid auto-rows-[10rem] gap-3 xs:grid-cols-2 sm:auto-rows-[15rem] sm:gap-4 lg:mt-8 lg:auto-rows-[16rem] lg:grid-cols-4 xl:grid-cols-6">
        {services.map((service, index) => (
          <Tile
            key={service.id}
            service={service}
            layout={tileLayoutAt(index, services.length)}
          />
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  service: ServiceTile
  layout: TileLayout
}

function Tile({ service, layout }: TileProps) {
  const { id, title, image } = service
  return (
    <li className={layout.cell}>
      <Link
        to="/services"
        search={{ tab: id }}
        style={image ? washableStyle(image) : noPictureStyle}
        className={clsx(
          'group relative block h-full overflow-hidden rounded-card focus-visible:rounded-card',
          image && 'washable',
        )}
      >
        {image && (
          <Picture
            {...image}
            framed
            fit="cover"
            sizes={tileSizes(image, layout)}
          />
        )}
        <span
          className={clsx(
            'absolute inset-x-0 bottom-0 flex items-center bg-deep px-3 py-2 font-display text-[0.9375rem] leading-tight font-bold text-on-deep transition-colors duration-200 ease-wash group-hover:bg-accent max-[24rem]:min-h-[calc(2lh+1rem)] sm:px-4 sm:py-3 print:text-[11pt]',
            layout.title,
          )}
        >
          {title}
        </span>
      </Link>
    </li>
  )
}
