import { servicesPage } from '~/content/pages/services'
import { defaultServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { ServiceVideo } from '~/features/featured-video/service-video'
import { servicePage } from '~/seo/site-pages'

import { PressureGauge } from './pressure-gauge'
import { ServiceBenefits } from './service-benefits'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceProcess } from './service-process'
import { ServiceRow } from './service-row'
import { ServiceSummary } from './service-summary'
import { ServicesHero } from './services-hero'
import { serviceDetailId, useScrollToDetail } from './use-scroll-to-detail'

const titleId = `${serviceDetailId}-title`

/** All services, one at a time: the one the address names. */
export function ServicesPage({ content }: { content: ServicePageContent }) {
  const { service, pictures, pressure, choices } = content
  useScrollToDetail()
  return (
    <>
      {/* The default service has the address of them all. */}
      <ServicesHero
        heading={service.id === defaultServiceId ? servicesPage.heading : service.title}
        page={servicePage(service)}
      >
        <ServiceVideo />
      </ServicesHero>
      <ServiceRow choices={choices} selected={service.id} />
      <PressureGauge pressure={pressure} />
      <article id={serviceDetailId} tabIndex={-1} aria-labelledby={titleId}>
        <ServiceSummary service={service} pictures={pictures} titleId={titleId} />
        <ServiceFeatures service={service} />
        <ServiceProcess process={service.process} />
        <ServiceBenefits benefits={service.benefits} quoteTitle={service.quoteTitle} />
        <ServicePictures pictures={pictures} />
      </article>
    </>
  )
}
