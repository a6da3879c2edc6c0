import type { ServicePageContent } from '~/content/services/service-page-content'

import { ServiceBenefits } from './service-benefits'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceProcess } from './service-process'
import { ServiceSummary } from './service-summary'

interface ServiceRestProps extends Pick<ServicePageContent, 'service' | 'pictures'> {
  titleId: string
}

/** What the page says of the chosen service. */
export function ServiceRest({ service, pictures, titleId }: ServiceRestProps) {
  return (
    <>
      <ServiceSummary service={service} pictures={pictures} titleId={titleId} />
      <ServiceFeatures service={service} />
      <ServiceProcess process={service.process} />
      <ServiceBenefits benefits={service.benefits} quoteTitle={service.quoteTitle} />
      <ServicePictures pictures={pictures} />
    </>
  )
}
