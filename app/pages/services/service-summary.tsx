import { Check } from 'lucide-react'

import type { Service } from '~/content/services/service'
import { QuoteLink } from '~/features/quote/quote-link'
import { buttonStyle } from '~/ui/button-style'
import { Picture } from '~/ui/picture'

/** What the service is, with its photograph, and all it includes. */
export function ServiceSummary({ service, titleId }: { service: Service; titleId: string }) {
  return (
    <>
      <div className="grid lg:grid-cols-2 lg:items-center">
        <div className="swipe-cut aspect-4/3 lg:aspect-auto lg:h-full lg:min-h-150">
          <Picture
            key={service.id}
            {...service.image}
            fit="cover"
            sizes="(min-width: 64rem) 50vw, 100vw"
            priority
          />
        </div>
        <div className="mx-auto w-[calc(100%-2.5rem)] py-10 lg:mx-0 lg:w-auto lg:max-w-148 lg:px-12 lg:pt-32">
          <h2 id={titleId} className="text-title">
            {service.title}
          </h2>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{service.description}</p>
          <QuoteLink className={buttonStyle('action', 'mt-8')}>{service.quoteTitle}</QuoteLink>
        </div>
      </div>
      <section className="page-width section-space grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <h3 className="text-title">What's Included</h3>
        <ul className="grid content-start gap-x-10 sm:grid-cols-2">
          {service.features.map((feature) => (
            <li key={feature} className="flex gap-3 border-t border-concrete-line py-4">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-water" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
