import { askedQuoteFields } from '#functions/_shared/quote-fields.ts'
import { useSite } from '~/components/layout/use-site'
import { contactHeadings, privacyNotice, privacyNoticeDate } from '~/content/contact-page'

/** The privacy notice: what the form keeps, for whom, and how to take it back. */
export function Privacy() {
  const { email, quoteFields } = useSite()
  const typed = askedQuoteFields(quoteFields).map(({ noticeName }) => noticeName)
  return (
    <section id="privacy" tabIndex={-1} aria-labelledby="privacy-title" className="bg-concrete">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 pt-16 pb-28 lg:grid-cols-[1fr_2fr] lg:pt-24 lg:pb-40">
        <h2 id="privacy-title" className="text-title">
          {contactHeadings.privacy}
        </h2>
        <div className="grid max-w-[65ch] grid-cols-1 gap-7">
          {privacyNotice(typed).map(({ title, text }) => (
            <div key={title}>
              <h3 className="stroke-mark pl-8 font-text text-base leading-snug font-semibold [--stroke-color:var(--color-water)]">
                {title}
              </h3>
              <p className="mt-1.5 pl-8 text-ink-soft">{text}</p>
            </div>
          ))}
          <a
            href={`mailto:${email}`}
            className="-mt-6 ml-8 inline-block justify-self-start py-1 font-semibold break-all text-water-strong underline underline-offset-4 transition-colors duration-150 hover:text-water"
          >
            {email}
          </a>
          <p className="pl-8 text-ink-soft">
            {`${privacyNoticeDate.asOf} `}
            <time dateTime={privacyNoticeDate.iso}>{privacyNoticeDate.words}</time>.
          </p>
        </div>
      </div>
    </section>
  )
}
