import { formatPhone } from '#domain/format-phone.ts'
import { TextWithContactLinks } from '~/components/layout/text-with-contact-links'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Icon } from '~/components/ui/icon'
import type { FaqEntry } from '~/content/faq'
import { faqHeading } from '~/content/layout-text'

interface FaqSectionProps {
  faq: readonly FaqEntry[]
  /** Expands the first answer. */
  firstOpen?: boolean
}

/** Renders common questions with the assistant's answers. */
export function FaqSection({ faq, firstOpen = false }: FaqSectionProps) {
  const { phone, email } = useSiteSettings()
  return (
    <section
      aria-labelledby="faq-title"
      className="page-width grid grid-cols-1 gap-x-16 gap-y-6 py-16 lg:py-24 lg:grid-cols-[1fr_2fr] print:hidden"
    >
      <h2 id="faq-title" className="text-title text-balance">
        {faqHeading}
      </h2>
      <div>
        {faq.map(({ question, answer }, index) => (
          <details
            key={question}
            open={firstOpen && index === 0}
            className="group border-t border-concrete-line"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 hover:text-water-strong [&::-webkit-details-marker]:hidden">
              <h3 className="text-heading">{question}</h3>
              <Icon
                name="plus"
                className="size-6 shrink-0 text-water transition-transform duration-200 ease-water group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-6 text-lead text-ink-soft">
              <TextWithContactLinks
                text={answer
                  .replaceAll('{phone}', formatPhone(phone))
                  .replaceAll('{email}', email)}
              />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
