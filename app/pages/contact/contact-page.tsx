import { contactPage } from '~/content/page-texts'
import { QuoteSection, type QuoteSectionProps } from '~/features/quote/quote-section'

import { AddressMap } from './address-map'
import { ContactCards } from './contact-cards'
import { Privacy } from './privacy'
import { ServedAreas } from './served-areas'

/** Every way to reach us, the form first among them. */
export function ContactPage({ quote }: { quote: QuoteSectionProps }) {
  return (
    <>
      <section
        aria-labelledby="contact-title"
        className="on-deep swipe-edge hero-ground bg-deep text-on-deep"
      >
        <div className="page-width pt-16 pb-20 lg:pb-32">
          <h1 id="contact-title" className="text-hero">
            {contactPage.heading}
          </h1>
          <p className="mt-5 max-w-xl text-lead text-on-deep-soft">{contactPage.introduction}</p>
        </div>
      </section>
      <div className="relative page-width grid items-start gap-10 pt-10 pb-16 lg:grid-cols-[1fr_26rem] lg:gap-16 lg:pb-24">
        <QuoteSection {...quote} className="-mt-20 lg:col-start-2 lg:-mt-56" />
        <ContactCards />
      </div>
      <ServedAreas />
      <AddressMap />
      <Privacy />
    </>
  )
}
