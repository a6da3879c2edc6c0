import { EmailAddress } from '~/components/layout/email-address'
import { Accordion } from '~/components/ui/accordion'
import { business } from '~/content/business'
import {
  contactHeadings,
  privacyNotice,
  privacyNoticeDate,
} from '~/content/contact-page-text'

export function Privacy() {
  const { email } = business
  return (
    <section id="privacy" tabIndex={-1} aria-labelledby="privacy-title">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-14 pb-20 lg:grid-cols-[1fr_2fr] lg:pt-20 lg:pb-32">
        <h2 id="privacy-title" className="text-title">
          {contactHeadings.privacy}
        </h2>
        <div>
          {privacyNotice.map(({ title, text }) => (
            <Accordion
              key={title}
              heading={<h3 className="text-xl">{title}</h3>}
            >
              <p className="max-w-[65ch] pb-5 text-ink-soft">{text}</p>
            </Accordion>
          ))}
          <p className="border-t border-ground-line pt-5 text-ink-soft">
            <a
              href={`mailto:${email}`}
              className="py-1 font-semibold wrap-anywhere text-accent-strong underline underline-offset-4 transition-colors duration-150 hover:text-accent"
            >
              <EmailAddress />
            </a>
            <br />
            {`${privacyNoticeDate.asOf} `}
            <time dateTime={privacyNoticeDate.iso}>
              {privacyNoticeDate.words}
            </time>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
