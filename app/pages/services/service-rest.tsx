import { servicesHeadings } from '~/content/pages/services'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { ProcessSection } from '~/ui/process-section'

import { ServiceBenefits } from './service-benefits'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
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
