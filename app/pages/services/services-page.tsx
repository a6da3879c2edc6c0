import type { ServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { ServiceVideo } from '~/features/featured-video/service-video'
import type { QuoteSectionProps } from '~/features/quote/quote-section'

import { ServiceBenefits } from './service-benefits'
import { serviceDetailId } from './service-detail-id'
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
      <ServicesHero>
        <ServiceVideo />
      </ServicesHero>
      <ServiceRow selected={serviceId} />
      {/* It begins behind the row: the photograph comes out from under the edge of the hero, and a choice that
          scrolls here leaves the row in view. */}
      <article id={serviceDetailId} tabIndex={-1} aria-labelledby={titleId} className="-mt-14 lg:-mt-18">
        <ServiceSummary service={service} titleId={titleId} />
        <ServiceProcess process={service.process} />
        <ServiceBenefits service={service} quote={quote} />
        <ServicePictures serviceId={serviceId} />
      </article>
    </>
  )
}
