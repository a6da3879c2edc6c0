import { QuoteBand } from '~/components/layout/cta-buttons'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { Picture } from '~/components/ui/picture'
import { ProcessSection } from '~/components/ui/process-section'
import {
  epoxyBenefits,
  epoxyClosing,
  epoxyHeadings,
  epoxyProcess,
} from '~/content/epoxy-page-text'
import { epoxyFloor } from '~/content/epoxy-services'
import { ReviewQuoteBand } from '~/features/reviews/review-quote-band'

import { EpoxyFloors } from './epoxy-floors'
import { EpoxyHero } from './epoxy-hero'

/** Renders the page about epoxy floors. */
export function EpoxyPage() {
  const [bare] = epoxyFloor.colors
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
      {/* Extends up behind the slanted edge of the section above. */}
      <QuoteBand
        className="-mt-16 lg:[--top:9rem]"
        texts={epoxyClosing}
        picture={
          <Picture
            {...epoxyFloor}
            part="before"
            // The hero describes the pair.
            alt=""
            colors={[bare, bare]}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      />
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
            className="relative pt-6 before:absolute before:inset-x-0 before:top-0 before:h-2 before:bg-poppy before:stroke-line"
          >
            <h3 className="text-subtitle">{title}</h3>
            <p className="mt-2 max-w-prose text-lead text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
