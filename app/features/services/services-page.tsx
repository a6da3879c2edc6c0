import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { ctaTexts } from '~/content/cta-text'
import { servicesPage } from '~/content/services-page-text'
import { defaultServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { FaqSection } from '~/features/faq/faq-section'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { ancestorsOf, servicePage } from '~/lib/site-pages'

import { ServiceDetail } from './service-detail'
import { ServiceSwitcher, serviceDetailId } from './service-switcher'

/** Renders the services page with the service that the URL selects. */
export function ServicesPage({ content }: { content: ServicePageContent }) {
  const { service, faq, choices } = content
  return (
    <>
      <ServicesHero service={service} />
      <ServiceSwitcher choices={choices} selected={service.id} />
      <article id={serviceDetailId} tabIndex={-1} aria-labelledby={pageTitleId}>
        <ServiceDetail service={service} />
      </article>
      <FaqSection key={service.id} faq={faq} firstOpen />
      <QuoteBand />
    </>
  )
}

function ServicesHero({ service }: Pick<ServicePageContent, 'service'>) {
  const page = servicePage(service)
  // The default service shares its URL with the services page as a whole.
  const introduction =
    service.id === defaultServiceId
      ? servicesPage.introduction
      : service.search.description
  return (
    // Continues the dark background below the slanted edge, where the service
    // switcher follows.
    <div className="bg-deep">
      <section
        aria-labelledby={pageTitleId}
        className="on-deep slant-edge services-hero hero-ground relative isolate overflow-hidden bg-deep text-on-deep"
      >
        <FeaturedVideoBackground
          query={serviceVideoQuery}
          buttonClassName="absolute top-4 right-gutter-within z-10"
        />
        <div className="page-width flex min-h-[max(30rem-18vw,36svh)] flex-col pt-12 pb-32 max-sm:pt-5 max-sm:[@media(36rem<height<42rem)]:pb-24 low:min-h-[calc(100svh-var(--header-height)-7.5rem)] low:pt-2 low:pb-0 lg:pt-16 lg:pb-14">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <div className="@container words-beside">
            {/* Extends into the margin in low windows because the fallback font is a little wider. */}
            <h1
              id={pageTitleId}
              className="text-hero-line low:-mr-8 low:text-hero-services"
            >
              {service.title}
            </h1>
            <p className="mt-6 max-sm:mt-3 max-w-120 text-balance low:mt-3 low:max-w-none text-lead low:text-base text-on-deep-soft">
              {introduction}
            </p>
            <QuoteLink
              className={buttonStyle(
                'action',
                'mt-4 text-lg low:mt-2 low:text-base lg:mt-7',
              )}
            >
              {ctaTexts.quote}
            </QuoteLink>
          </div>
        </div>
        <SlantStroke />
      </section>
    </div>
  )
}
