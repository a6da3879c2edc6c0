import { Check } from 'lucide-react'

import { epoxyHeadings, epoxyServices, type EpoxyService } from '~/content/epoxy'
import { Picture } from '~/ui/picture'

/** Garage floors and small patios; the second card hangs lower, along the diagonal of the swipe. */
export function EpoxyServices() {
  return (
    <section className="bg-concrete">
      <div className="page-width section-space">
        <h2 className="text-title">{epoxyHeadings.services}</h2>
        <ul className="mt-10 grid gap-6 lg:grid-cols-2 lg:gap-10">
          {epoxyServices.map((service) => (
            <EpoxyServiceCard key={service.title} {...service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function EpoxyServiceCard({ title, text, features, image }: EpoxyService) {
  return (
    <li className="overflow-hidden rounded-card bg-white shadow-card lg:nth-2:mt-16 lg:nth-2:-mb-16">
      <div className="aspect-3/2 [clip-path:polygon(0_0,100%_0,100%_90%,0_100%)]">
        <Picture {...image} fit="cover" sizes="(min-width: 64rem) 36rem, 100vw" />
      </div>
      <div className="p-6 sm:p-8">
        <h3 className="text-title">{title}</h3>
        <p className="mt-3 text-lead text-ink-soft">{text}</p>
        <ul className="mt-6 grid gap-3">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-water" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
