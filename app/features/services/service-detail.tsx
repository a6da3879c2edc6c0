import { ProcessSection } from '~/components/ui/process-section'
import { servicesHeadings } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { ReviewQuoteBand } from '~/features/reviews/review-quote-band'

import { PressureGauge } from './pressure-gauge'
import { ServiceBenefits } from './service-benefits'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceSummary } from './service-summary'

export function ServiceDetail({ service: whole }: { service: Service }) {
  const isInHero = whole.image?.src === whole.heroPicture?.src
  const service = isInHero ? { ...whole, image: undefined } : whole
  const compared = service.pictures.find((picture) => picture.compared)
  const rest = service.pictures.filter((picture) => picture !== compared)
  const unseen = rest.filter((picture) => picture !== service.heroPicture)
  // One picture alone would fill the whole row.
  const others = unseen.length > 1 ? unseen : rest
  const shownAbove = [compared, service.image].filter(
    (each) => each !== undefined,
  )
  return (
    <>
      {service.pressure && <PressureGauge pressure={service.pressure} />}
      <ServiceSummary service={service} pair={compared} />
      {service.features.length > 0 && <ServiceFeatures service={service} />}
      {service.process.length > 0 && (
        <ProcessSection
          heading={servicesHeadings.process}
          headingLevel="h3"
          steps={service.process}
        />
      )}
      <ServiceBenefits service={service} />
      <ReviewQuoteBand service={service.id} />
      {others.length > 0 ? (
        <ServicePictures image={service.image} pairs={others} />
      ) : (
        <IllustrationNote pictures={shownAbove} className="page-width pb-10" />
      )}
    </>
  )
}
