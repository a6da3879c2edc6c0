import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

import type { CityPageContent } from '~/content/cities/city-page-content'
import { cityHeadings } from '~/content/city-text'
import { Picture } from '~/ui/picture'

interface CityServicesProps {
  /** Of the city. */
  name: string
  services: CityPageContent['localServices']
}

/** What people here ask for most, and why; each leads to the service. */
export function CityServices({ name, services }: CityServicesProps) {
  return (
    <section aria-labelledby="local-services-title" className="bg-concrete">
      <div className="page-width section-space">
        <h2 id="local-services-title" className="text-title">
          {cityHeadings.services(name)}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
          {services.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ServiceCard({ id, title, image, reason }: CityServicesProps['services'][number]) {
  return (
    <li className="relative flex flex-col">
      <div className="aspect-3/2 overflow-hidden [clip-path:polygon(0_0,100%_0,100%_86%,0_100%)]">
        <Picture
          {...image}
          alt=""
          fit="cover"
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        />
      </div>
      <h3 className="mt-4 text-heading">
        <Link
          to="/services"
          search={{ tab: id }}
          className="group inline-flex items-center gap-2 hover:text-water-strong after:absolute after:inset-0"
        >
          {title}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 text-water transition-transform duration-200 ease-water group-hover:translate-x-1"
          />
        </Link>
      </h3>
      <p className="mt-2 text-ink-soft">{reason}</p>
    </li>
  )
}
