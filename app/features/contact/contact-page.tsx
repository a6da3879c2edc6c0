import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { Credentials } from '~/components/layout/credentials'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { PostalAddress } from '~/components/layout/postal-address'
import { QuoteLink } from '~/components/layout/quote-link'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { serviceAreas } from '~/content/cities/service-areas'
import {
  contactHeadings,
  privacyNotice,
  privacyNoticeDate,
} from '~/content/contact-page-text'
import { ctaTexts } from '~/content/cta-text'
import type { FaqEntry } from '~/content/faq'
import { homeSections } from '~/content/navigation'
import { contactPage } from '~/content/page-metadata'
import { serviceImage } from '~/content/services/service-pictures'
import { FaqSection } from '~/features/faq/faq-section'
import { BusinessMap } from '~/features/map/business-map'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { ContactCards, PhoneCard } from './contact-cards'

const page = mainPages.contact

/**
 * Renders the contact page: phone, form, email, service areas, address and
 * privacy notice.
 */
export function ContactPage({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <>
      <PageHero
        brief
        // Hides the hero's edge, which the phone number's background would
        // cover almost entirely.
        className="max-lg:[&>:last-child]:hidden"
        heading={contactPage.heading}
        picture={
          <Picture
            {...serviceImage('full-house')}
            fit="cover"
            priority
            sizes={pageHeroSizes}
          />
        }
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
      >
        <p className="mt-5 max-w-[44ch] text-balance text-lead low:mt-2 text-on-deep-soft lg:pb-14">
          {contactPage.introduction}
        </p>
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
      <div className="relative page-width grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <PhoneCard />
        <QuoteSection className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-16" />
        <div>
          <ContactCards />
          <Credentials className="mt-10 lg:mt-12" />
        </div>
      </div>
      <FaqSection faq={faq} />
      <section
        id={homeSections.serviceAreas}
        tabIndex={-1}
        aria-labelledby="areas-title"
        className="slant-edge bg-concrete"
      >
        <div className="page-width py-section">
          <h2 id="areas-title" className="text-title">
            {contactHeadings.areas}
          </h2>
          <ServiceAreaList areas={serviceAreas} columns={4} className="mt-6" />
        </div>
      </section>
      <AddressMap />
      <Privacy />
      <QuoteBand />
    </>
  )
}

function AddressMap() {
  const { name } = useSiteSettings()
  return (
    <section
      aria-labelledby="address-title"
      className="page-width py-section grid items-center gap-8 overflow-x-clip lg:w-auto lg:grid-cols-[1fr_min(100%-2.5rem,76rem)_1fr] lg:gap-0"
    >
      <div className="lg:col-start-2 lg:row-start-1 lg:w-1/3">
        <h2 id="address-title" className="text-title">
          {contactHeadings.address}
        </h2>
        <address className="mt-5 text-lead not-italic">
          {name}
          <br />
          <PostalAddress />
        </address>
      </div>
      <BusinessMap className="lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:ml-[min(26rem,34%)]" />
    </section>
  )
}

function Privacy() {
  const { email, quoteFields } = useSiteSettings()
  const typed = enabledQuoteFields(quoteFields).map(
    ({ noticeName }) => noticeName,
  )
  return (
    <section
      id="privacy"
      tabIndex={-1}
      aria-labelledby="privacy-title"
      className="bg-concrete"
    >
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2fr] lg:py-24">
        <h2 id="privacy-title" className="text-title">
          {contactHeadings.privacy}
        </h2>
        <div className="grid max-w-[65ch] grid-cols-1 gap-7">
          {privacyNotice(typed).map(({ title, text }) => (
            <div key={title}>
              <h3 className="stroke-mark pl-8 font-text text-base leading-snug font-semibold [--stroke-color:var(--color-water)]">
                {title}
              </h3>
              <p className="mt-1.5 pl-8 text-ink-soft">{text}</p>
            </div>
          ))}
          <a
            href={`mailto:${email}`}
            className="-mt-6 ml-8 inline-block justify-self-start py-1 font-semibold break-all text-water-strong underline underline-offset-4 transition-colors duration-150 hover:text-water"
          >
            {email}
          </a>
          <p className="pl-8 text-ink-soft">
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
