import { Link } from '@tanstack/react-router'

import { LinkArrow } from '~/components/ui/icon'
import { Picture } from '~/components/ui/picture'
import { densePhone } from '~/components/ui/picture-sizes'
import { cityHeadings } from '~/content/cities/city-headings'
import type {
  CityPageContent,
  LocalServiceContent,
} from '~/content/cities/city-page-content'

/** Renders the most requested services of a city and why they are needed. */
export function CityServices({
  city: { name },
  localServices,
}: Pick<CityPageContent, 'city' | 'localServices'>) {
  return (
    <section aria-labelledby="local-services-title">
      <h2 id="local-services-title" className="text-title">
        {cityHeadings.services(name)}
      </h2>
      <ul className="mt-6 grid gap-y-6 sm:gap-y-7 lg:mt-8">
        {localServices.map((service, index) => (
          <LocalService
            key={service.id}
            {...service}
            sizes={index === 0 ? firstSizes : thumbnailSizes}
          />
        ))}
      </ul>
    </section>
  )
}

const thumbnailSizes = `(min-width: 40rem) 12rem, ${densePhone} 4.4rem, 6.5rem`

/** As wide as the column, except on phones (styles/cities.css). */
const firstSizes = [
  '(min-width: 64rem) calc(100vw - 33rem)',
  '(min-width: 40rem) calc(100vw - 2.5rem)',
  thumbnailSizes,
].join(', ')

function LocalService({
  id,
  title,
  reason,
  pair,
  sizes,
}: LocalServiceContent & { sizes: string }) {
  return (
    <li className="group city-service">
      <div className="city-service-frame">
        <Picture
          {...pair}
          alt=""
          fit="cover"
          sizes={sizes}
          className="transition-transform duration-300 ease-water group-hover:scale-[1.03]"
        />
      </div>
      <div>
        <h3 className="city-service-title">
          <Link
            to="/services"
            search={{ tab: id }}
            className="city-service-link"
          >
            {title}
            <LinkArrow className="shrink-0 text-water" />
          </Link>
        </h3>
        <p className="mt-1.5 max-w-[52ch] text-ink-soft sm:mt-2">{reason}</p>
      </div>
    </li>
  )
}
