import { formatPhone } from '#domain/format-phone.ts'
import { PostalAddress } from '~/components/layout/postal-address'
import { QuoteLink } from '~/components/layout/quote-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { ctaTexts } from '~/content/cta-text'
import { sectionHeadings } from '~/content/home-page-text'
import { claims, replyTimes } from '~/content/marketing-claims'
import { AreaMap } from '~/features/map/area-map'
import { DirectionsLink } from '~/features/map/directions-link'

/**
 * Renders phone, email, address and the map. As the last section of the page,
 * it also leads back to the form.
 */
export function ContactBlock() {
  const { phone, email } = useSiteSettings()
  return (
    <section
      aria-labelledby="contact-title"
      data-quote-offer
      className="bg-water-tint"
    >
      <div className="contact-block page-width">
        <div>
          <h2 id="contact-title" className="text-title">
            {sectionHeadings.contact}
          </h2>
          <address className="mt-5 not-italic">
            <a href={`tel:${phone}`} className="contact-block-phone">
              {formatPhone(phone)}
            </a>
            <br />
            <a href={`mailto:${email}`} className="contact-block-email">
              {email}
            </a>
            <br />
            <QuoteLink className={buttonStyle('action', 'mt-5 text-lg')}>
              {ctaTexts.quote}
            </QuoteLink>
            <p className="mt-7 text-lead">
              <PostalAddress />
            </p>
          </address>
          <DirectionsLink />
          <p className="mt-4 font-semibold">{claims.openingHours}</p>
          <p className="max-w-prose text-ink-soft">{replyTimes}</p>
        </div>
        <AreaMap className="h-72 sm:h-112 lg:h-auto low:h-72" />
      </div>
    </section>
  )
}
