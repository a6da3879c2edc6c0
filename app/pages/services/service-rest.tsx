import { servicesHeadings } from '~/content/pages/services'
import { defaultServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { ProcessSection } from '~/ui/process-section'

import { PressureGauge } from './pressure-gauge'
import { ServiceBenefits } from './service-benefits'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceSummary } from './service-summary'

interface ServiceRestProps extends Pick<ServicePageContent, 'service' | 'pictures'> {
  titleId: string
}

/** What the page says of the chosen service. */
export function ServiceRest({ service, pictures, titleId }: ServiceRestProps) {
  // The head of the page shows the photograph of every service it is named after.
  const photoInHead = service.id !== defaultServiceId
  return (
    <>
      <PressureGauge pressure={service.pressure} />
      <ServiceSummary service={service} pictures={pictures} titleId={titleId} photoInHead={photoInHead} />
      <ServiceFeatures service={service} photoInHead={photoInHead} />
      <ProcessSection
        heading={servicesHeadings.process}
        headingLevel="h3"
        headingWidth="lg:max-w-[38%]"
        steps={service.process}
      />
      <ServiceBenefits benefits={service.benefits} quoteTitle={service.quoteTitle} />
      <ServicePictures pictures={pictures} />
    </>
  )
}
