import type { Service } from '~/content/services/service'
import { QuoteSection, type QuoteSectionProps } from '~/features/quote/quote-section'

interface ServiceBenefitsProps {
  service: Service
  quote: QuoteSectionProps
}

/** What the visitor gets out of it, and the form to ask for it. */
export function ServiceBenefits({ service, quote }: ServiceBenefitsProps) {
  return (
    <div className="page-width section-space grid gap-12 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <section>
        <h3 className="text-title">Benefits</h3>
        <ul className="mt-8 grid gap-6">
          {service.benefits.map((benefit) => (
            <li
              key={benefit}
              className="relative pl-10 font-display text-heading leading-snug font-semibold before:absolute before:top-[0.45em] before:left-0 before:h-2.5 before:w-6 before:bg-poppy before:[clip-path:polygon(25%_0,100%_0,75%_100%,0_100%)]"
            >
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <QuoteSection {...quote} title={service.quoteTitle} className="self-start" />
    </div>
  )
}
