import { formatPhone } from '#domain/format-phone.ts'
import { EmailAddress } from '~/components/layout/email-address'
import { PostalAddress } from '~/components/layout/postal-address'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { business } from '~/content/business'
import { ctaTexts } from '~/content/cta-text'
import { openingHours, replyTimes } from '~/content/every-page-text'
import { sectionHeadings } from '~/content/home-page-text'
import { AreaMap } from '~/features/map/area-map'
import { DirectionsLink } from '~/features/map/directions-link'
import { hasMap } from '~/features/map/served-region'

export function ContactBlock() {
  const { phone, email, address } = business
  return (
    <section
      aria-labelledby="contact-title"
      data-quote-offer
      className="bg-accent-tint"
    >
      <div className="page-width grid grid-cols-1 gap-8 pt-12 pb-22 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:pt-20 lg:pb-36">
        {/* Without a map, in two columns. */}
        <div
          className={
            hasMap
              ? 'md:max-lg:grid md:max-lg:grid-cols-[auto_1fr] md:max-lg:gap-x-12'
              : 'contents'
          }
        >
          <div>
            <h2 id="contact-title" className="text-title">
              {sectionHeadings.contact}
            </h2>
            <address className="mt-5 not-italic">
              <a
                href={`tel:${phone}`}
                className="-mt-2 inline-block py-1 font-display text-phone leading-none font-extrabold text-accent-strong tabular-nums underline-offset-8 hover:underline md:whitespace-nowrap lg:text-[min(5.75vw,5rem)]"
              >
                {formatPhone(phone)}
              </a>
              <br />
              <a
                href={`mailto:${email}`}
                className="mt-2 inline-block py-1 text-lead font-semibold wrap-anywhere text-accent-strong underline underline-offset-4 hover:text-accent"
              >
                <EmailAddress />
              </a>
              <br />
              <QuoteLink
                className={buttonStyle({
                  tone: 'action',
                  className: 'mt-5 text-lg',
                })}
              >
                {ctaTexts.quote}
              </QuoteLink>
            </address>
          </div>
          <div
            className={
              hasMap
                ? 'mt-7 md:max-lg:mt-0 md:max-lg:self-end'
                : 'lg:self-center'
            }
          >
            {address && (
              <div className="mb-4">
                <address className="text-lead not-italic">
                  <PostalAddress address={address} />
                </address>
                <DirectionsLink address={address} />
              </div>
            )}
            <p
              className={
                hasMap
                  ? 'font-semibold'
                  : 'font-display text-heading leading-tight font-bold text-balance'
              }
            >
              {openingHours}
            </p>
            {replyTimes && (
              <p className="max-w-prose text-ink-soft">{replyTimes}</p>
            )}
          </div>
        </div>
        {hasMap && <AreaMap className="h-72 sm:h-112 lg:h-auto low:h-72" />}
      </div>
    </section>
  )
}
