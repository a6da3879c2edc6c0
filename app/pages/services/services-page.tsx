import { servicesPage } from '~/content/pages/services'
import { defaultServiceId, type ServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { ServiceVideo } from '~/features/featured-video/service-video'
import type { QuoteSectionProps } from '~/features/quote/quote-section'

import { ServiceBenefits } from './service-benefits'
import { serviceDetailId } from './service-detail-id'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceProcess } from './service-process'
import { ServiceRow } from './service-row'
import { ServiceSummary } from './service-summary'
import { ServicesHero } from './services-hero'
import { useScrollToDetail } from './use-scroll-to-detail'

const titleId = `${serviceDetailId}-title`

/** All services, one at a time. `serviceId` is the one the address names. */
export function ServicesPage({ serviceId, quote }: { serviceId: ServiceId; quote: QuoteSectionProps }) {
  const service = serviceById[serviceId]
  useScrollToDetail()
  return (
    <>
      {/* The default service has the address of them all. */}
      <ServicesHero heading={serviceId === defaultServiceId ? servicesPage.heading : service.title}>
        <ServiceVideo />
      </ServicesHero>
      <ServiceRow selected={serviceId} />
      <article id={serviceDetailId} tabIndex={-1} aria-labelledby={titleId}>
        <ServiceSummary service={service} titleId={titleId} />
        <ServiceFeatures features={service.features} />
        <ServiceProcess process={service.process} />
        <ServiceBenefits service={service} quote={quote} />
        <ServicePictures serviceId={serviceId} />
      </article>
    </>
  )
}
