import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { Credentials } from '~/components/layout/credentials'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta'
import type { FaqEntry } from '~/content/faq'
import { contactPage } from '~/content/page-texts'
import { fullHousePicture } from '~/content/services/pictures'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AddressMap } from './address-map'
import { ContactCards } from './contact-cards'
import { FrequentQuestions } from './frequent-questions'
import { Privacy } from './privacy'
import { ServedAreas } from './served-areas'

const page = mainPages.contact

/** Every way to reach us, the phone first among them. */
export function ContactPage({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <>
      <PageHero
        brief
        // Beside the water of the phone number, only a scrap would be left of the hero's edge.
        className="max-lg:[&>:last-child]:hidden"
        heading={contactPage.heading}
        picture={<Picture {...fullHousePicture} fit="cover" priority sizes={pageHeroSizes} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
      >
        <p className="mt-5 max-w-[44ch] text-balance text-lead low:mt-2 text-on-deep-soft lg:pb-14">
          {contactPage.introduction}
        </p>
        {/* On wide screens the form itself is in view. */}
        <QuoteLink className={buttonStyle('action', 'mt-6 mb-6 text-lg low:mt-3 low:mb-0 lg:hidden')}>
          {ctaTexts.quote}
        </QuoteLink>
      </PageHero>
      <div className="relative page-width grid grid-cols-1 gap-x-12 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-24">
        <div>
          <ContactCards />
          <Credentials className="mt-10 lg:mt-12" />
        </div>
        <QuoteSection className="self-start lg:-mt-16" />
      </div>
      <FrequentQuestions faq={faq} />
      <ServedAreas />
      <AddressMap />
      <Privacy />
    </>
  )
}
