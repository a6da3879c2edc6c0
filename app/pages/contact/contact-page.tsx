import { about } from '~/content/home-text'
import { contactPage } from '~/content/pages/contact'
import { QuoteSection } from '~/features/quote/quote-section'
import { PageHero, pageHeroSizes } from '~/ui/page-hero'
import { Picture } from '~/ui/picture'

import { AddressMap } from './address-map'
import { ContactCards } from './contact-cards'
import { Privacy } from './privacy'
import { ServedAreas } from './served-areas'

/** Every way to reach us, the phone first among them. */
export function ContactPage() {
  return (
    <>
      <PageHero
        brief
        heading={contactPage.heading}
        picture={<Picture {...about.picture} fit="cover" priority sizes={pageHeroSizes} />}
      >
        <p className="mt-5 max-w-[44ch] pb-6 text-lead text-on-deep-soft lg:pb-14">
          {contactPage.introduction}
        </p>
      </PageHero>
      <div className="relative page-width grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[1fr_26rem] lg:pb-24">
        <ContactCards />
        <QuoteSection className="self-start lg:-mt-16" />
      </div>
      <ServedAreas />
      <AddressMap />
      <Privacy />
    </>
  )
}
