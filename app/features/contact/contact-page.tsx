import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta'
import type { FaqEntry } from '~/content/faq'
import { contactPage } from '~/content/pages/contact'
import { fullHousePicture } from '~/content/services/pictures'
import { FrequentQuestions } from '~/features/faq/frequent-questions'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AddressMap } from './address-map'
import { ContactCards, PhoneCard } from './contact-cards'
import { Credentials } from './credentials'
import { Privacy } from './privacy'
import { ServedAreas } from './served-areas'

const page = mainPages.contact

/** Phone, form, email, areas and address, and the privacy notice. */
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
        {/* On phones and wide screens the form itself is near. */}
        <QuoteLink
          className={buttonStyle('action', 'mt-6 mb-6 text-lg max-md:hidden low:mt-3 low:mb-0 lg:hidden')}
        >
          {ctaTexts.quote}
        </QuoteLink>
      </PageHero>
      <div className="relative page-width grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <PhoneCard />
        <QuoteSection className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-16" />
        <div>
          <ContactCards />
          <Credentials className="mt-10 lg:mt-12" />
        </div>
      </div>
      <FrequentQuestions faq={faq} />
      <ServedAreas />
      <AddressMap />
      <Privacy />
      <QuoteBand form="here" />
    </>
  )
}
