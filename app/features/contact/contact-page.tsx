import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import type { ContactPageContent } from '~/content/contact-page-content'
import { contactPage } from '~/content/contact-page-text'
import { ctaTexts } from '~/content/cta-text'
import { confirmationTexts } from '~/content/quote-form-text'
import { FaqSection } from '~/features/faq/faq-section'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AreasAndAddress } from './areas-and-address'
import { ContactCards, PhoneCard } from './contact-cards'
import { Privacy } from './privacy'

const page = mainPages.contact

interface ContactPageProps {
  content: ContactPageContent
}

export function ContactPage({ content }: ContactPageProps) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[var(--spacing-gutter-within)_minmax(0,1fr)_26rem_var(--spacing-gutter-within)] lg:grid-rows-[auto_auto_1fr_auto]">
        <ContactHero picture={content.heroPicture} />
        <PhoneCard />
        <QuoteSection
          // The page says above and below what happens next.
          introduction=""
          className="relative z-1 mx-5 mt-4 sm:mt-8 lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:mt-22 lg:self-start"
        />
        <ContactCards />
      </div>
      <FaqSection faq={content.faq} />
      <AreasAndAddress />
      <Privacy />
    </>
  )
}

interface ContactHeroProps {
  picture: ContactPageContent['heroPicture']
}

function ContactHero({ picture }: ContactHeroProps) {
  return (
    <PageHero
      kind="brief"
      // The phone number's background covers the hero's edge.
      className="[--hero-band:5/2] lg:col-span-full lg:row-start-1 lg:[--hero-picture:64%] max-lg:[&>:last-child]:hidden"
      heading={contactPage.heading}
      picture={
        <div className="absolute inset-0 lg:left-[-14%]">
          {picture && (
            <Picture {...picture} fit="cover" priority sizes={pageHeroSizes} />
          )}
        </div>
      }
      above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
    >
      <p className="mt-3 max-w-[44ch] text-lead text-balance text-on-deep-soft sm:mt-5 lg:max-w-[30ch] lg:pb-14 low:mt-2">
        <span className="quote-sent:hidden">{contactPage.introduction}</span>
        <span className="hidden quote-sent:inline">
          {confirmationTexts.meanwhile}
        </span>
      </p>
      {/* Elsewhere, the form itself is close. */}
      <div className="mt-3 hidden low:block">
        <QuoteLink
          className={buttonStyle({
            tone: 'action',
            className: 'text-lg quote-sent:hidden',
          })}
        >
          {ctaTexts.quote}
        </QuoteLink>
      </div>
    </PageHero>
  )
}
