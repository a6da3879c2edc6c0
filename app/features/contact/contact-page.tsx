import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta-text'
import type { FaqEntry } from '~/content/faq'
import { contactPage } from '~/content/page-metadata'
import { serviceImage } from '~/content/services/service-pictures'
import { FaqSection } from '~/features/faq/faq-section'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AreasAndAddress } from './areas-and-address'
import { ContactCards, PhoneCard } from './contact-cards'
import { Privacy } from './privacy'

const page = mainPages.contact

interface ContactPageProps {
  faq: readonly FaqEntry[]
}

/**
 * Renders the contact page: phone, form, other facts, questions, service areas
 * with the address, and privacy notice.
 */
export function ContactPage({ faq }: ContactPageProps) {
  return (
    <>
      <div className="contact-top">
        <ContactHero />
        <PhoneCard />
        <QuoteSection className="contact-quote" />
        <ContactCards />
      </div>
      <FaqSection faq={faq} />
      <AreasAndAddress />
      <Privacy />
    </>
  )
}

function ContactHero() {
  return (
    <PageHero
      kind="brief"
      // Hides the hero's edge, which the phone number's background would cover
      // almost entirely.
      className="contact-hero max-lg:[&>:last-child]:hidden"
      heading={contactPage.heading}
      picture={
        <div className="contact-hero-picture">
          <Picture
            {...serviceImage('full-house')}
            fit="cover"
            priority
            sizes={pageHeroSizes}
          />
        </div>
      }
      above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
    >
      <p className="contact-introduction">{contactPage.introduction}</p>
      {/* Hidden on phones and wide screens, where the form itself is close. */}
      <QuoteLink
        className={buttonStyle(
          'action',
          'mt-6 mb-6 text-lg max-md:hidden low:mt-3 low:mb-0 lg:hidden',
        )}
      >
        {ctaTexts.quote}
      </QuoteLink>
    </PageHero>
  )
}
