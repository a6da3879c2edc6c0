import { ProcessSection } from '~/components/ui/process-section'
import {
  epoxyBenefits,
  epoxyHeadings,
  epoxyProcess,
} from '~/content/epoxy-page-text'
import { ReviewQuoteBand } from '~/features/reviews/review-quote-band'

import { EpoxyFloors } from './epoxy-floors'
import { EpoxyHero } from './epoxy-hero'
import { EpoxyQuote } from './epoxy-quote'

export function EpoxyPage() {
  return (
    <>
      <EpoxyHero />
      <EpoxyBenefits />
      <EpoxyFloors />
      <ReviewQuoteBand service="epoxy" />
      <ProcessSection
        heading={epoxyHeadings.process}
        headingLevel="h2"
        steps={epoxyProcess}
      />
      <EpoxyQuote />
    </>
  )
}

function EpoxyBenefits() {
  return (
    <section className="page-width py-12 lg:py-20">
      <h2 className="text-title">{epoxyHeadings.benefits}</h2>
      <ul className="mt-8 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-2">
        {epoxyBenefits.map(({ title, text }) => (
          <li
            key={title}
            className="relative pt-6 before:absolute before:inset-x-0 before:top-0 before:h-2 before:bg-action before:stroke-line"
          >
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-2 max-w-prose text-lead text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
