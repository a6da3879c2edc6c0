import { QuoteBand } from '~/components/layout/quote-band'
import { pageTitleId } from '~/components/ui/page-hero'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { FaqSection } from '~/features/faq/faq-section'

import { ServiceDetail } from './service-detail'
import { ServiceSwitcher, serviceDetailId } from './service-switcher'
import { ServicesHero } from './services-hero'

interface ServicesPageProps {
  content: ServicePageContent
}

export function ServicesPage({ content }: ServicesPageProps) {
  const { service, faq } = content
  return (
    <>
      <ServicesHero service={service} />
      {/* The switcher stays in view until the end of this box. */}
      <div>
        <ServiceSwitcher selected={service.id} />
        <article
          id={serviceDetailId}
          tabIndex={-1}
          aria-labelledby={pageTitleId}
          // Scroll targets stay clear of the switcher.
          className="scroll-mt-12 **:scroll-mt-12"
        >
          <ServiceDetail service={service} />
          <FaqSection key={service.id} faq={faq} firstOpen />
        </article>
      </div>
      <QuoteBand />
    </>
  )
}
