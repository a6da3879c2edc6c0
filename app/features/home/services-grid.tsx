import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { Picture } from '~/components/ui/picture'
import { washableStyle } from '~/components/ui/washable-style'
import { sectionHeadings, sectionIntroductions } from '~/content/home-page-text'
import type { ServiceId } from '~/content/services/service'
import type { ServiceTile } from '~/content/services/service-tiles'

import { type TileLayout, tileLayouts, tileSizes } from './tile-layouts'

/** The largest tile, which comes first. */
const largestTile: ServiceId = 'full-house'

interface ServicesGridProps {
  services: readonly ServiceTile[]
}

export function ServicesGrid({ services }: ServicesGridProps) {
  const largest = services.filter(isLargest)
  const others = services.filter((service) => !isLargest(service))
  const tiles = [...largest, ...others]
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
      <ul className="service-tiles">
        {tiles.map((service, index) => (
          <Tile
            key={service.id}
            service={service}
            layout={layoutAt(index, tiles.length)}
          />
        ))}
      </ul>
    </section>
  )
}

function isLargest({ id }: ServiceTile): boolean {
  return id === largestTile
}

function layoutAt(index: number, count: number): TileLayout {
  if (index === 0) return tileLayouts.first
  // In two columns, the last of an even number would be alone in its row.
  const isAlone = index === count - 1 && count % 2 === 0
  return isAlone ? tileLayouts.last : tileLayouts.usual
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
        style={washableStyle(image)}
        className={clsx(
          'service-tile washable',
          layout.isLarge && 'service-tile-large',
        )}
      >
        <Picture
          {...image}
          framed
          fit="cover"
          sizes={tileSizes(image, layout)}
        />
        <span className={`tile-title ${layout.title}`}>{title}</span>
      </Link>
    </li>
  )
}
