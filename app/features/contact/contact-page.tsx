import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { Credentials } from '~/components/layout/credentials'
import { QuoteLink } from '~/components/layout/quote-link'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { serviceAreas } from '~/content/cities/service-areas'
import { contactHeadings } from '~/content/contact-page-text'
import { ctaTexts } from '~/content/cta-text'
import type { FaqEntry } from '~/content/faq'
import { homeSections } from '~/content/navigation'
import { contactPage } from '~/content/page-metadata'
import { serviceImage } from '~/content/services/service-pictures'
import { FaqSection } from '~/features/faq/faq-section'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AddressSection } from './address-section'
import { ContactCards, PhoneCard } from './contact-cards'
import { Privacy } from './privacy'

const page = mainPages.contact

interface ContactPageProps {
  faq: readonly FaqEntry[]
}

/**
 * Renders the contact page: phone, form, email, service areas, address and
 * privacy notice.
 */
export function ContactPage({ faq }: ContactPageProps) {
  return (
    <>
      <div className="contact-top">
        <ContactHero />
        <PhoneCard />
        <QuoteSection className="contact-quote" />
        <div className="contact-details">
          <ContactCards />
          <Credentials className="mt-8 lg:mt-10" />
        </div>
      </div>
      <FaqSection faq={faq} />
      <section
        id={homeSections.serviceAreas}
        tabIndex={-1}
        aria-labelledby="areas-title"
        className="slant-edge bg-concrete"
      >
        <div className="page-width pt-14 pb-6 lg:pt-20 lg:pb-8">
          <h2 id="areas-title" className="text-title">
            {contactHeadings.areas}
          </h2>
          <ServiceAreaList areas={serviceAreas} columns={4} className="mt-6" />
        </div>
      </section>
      <AddressSection />
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
