import { TextWithContactLinks } from '~/components/layout/text-with-contact-links'
import { Accordion } from '~/components/ui/accordion'
import type { FaqEntry } from '~/content/faq'
import { faqHeading } from '~/content/layout-text'

interface FaqSectionProps {
  faq: readonly FaqEntry[]
  firstOpen?: boolean
}

export function FaqSection({ faq, firstOpen = false }: FaqSectionProps) {
  return (
    <section
      aria-labelledby="faq-title"
      className="page-width grid grid-cols-1 gap-x-16 gap-y-6 py-16 lg:grid-cols-[1fr_2fr] lg:py-24"
    >
      <h2 id="faq-title" className="text-title text-balance">
        {faqHeading}
      </h2>
      <div>
        {faq.map(({ question, answer }, index) => (
          <Accordion
            key={question}
            open={firstOpen && index === 0}
            heading={<h3 className="text-heading">{question}</h3>}
          >
            <Answer text={answer} />
          </Accordion>
        ))}
      </div>
    </section>
  )
}

function Answer({ text }: { text: string }) {
  return (
    <p className="max-w-prose pb-6 text-lead text-ink-soft">
      <TextWithContactLinks text={text} />
    </p>
  )
}
