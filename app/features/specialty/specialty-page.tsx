import { ProcessSection } from '~/components/ui/process-section'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { ReviewQuoteBand } from '~/features/reviews/review-quote-band'

import { SpecialtyChoices } from './specialty-choices'
import { SpecialtyHero } from './specialty-hero'
import { SpecialtyKinds } from './specialty-kinds'
import { SpecialtyQuote } from './specialty-quote'

interface SpecialtyPageProps {
  content: SpecialtyPageContent
}

export function SpecialtyPage({ content }: SpecialtyPageProps) {
  const { slug, benefits, kinds, choices, process, closing, pair } = content
  return (
    <>
      <SpecialtyHero {...content} />
      {benefits && <Benefits {...benefits} />}
      {kinds && <SpecialtyKinds {...kinds} />}
      {choices && <SpecialtyChoices {...choices} />}
      <ReviewQuoteBand service={slug} />
      {process && (
        <ProcessSection
          heading={process.heading}
          headingLevel="h2"
          steps={process.steps}
        />
      )}
      <SpecialtyQuote closing={closing} pair={pair} isBelowEdge={!!process} />
    </>
  )
}

function Benefits({
  heading,
  items,
}: NonNullable<SpecialtyPageContent['benefits']>) {
  return (
    <section className="page-width py-12 lg:py-20">
      <h2 className="text-title">{heading}</h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-10 lg:gap-x-16">
        {items.map(({ title, text }) => (
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
