import { ProcessSection } from '~/components/ui/process-section'
import { servicesHeadings } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { QuoteSection } from '~/features/quote/quote-section'
import { ReviewQuoteBand } from '~/features/reviews/review-quote-band'

import { ServiceBenefits } from './service-benefits'
import { ServiceFacts } from './service-facts'
import { ServiceFeatures } from './service-features'
import { ServicePictures } from './service-pictures'
import { ServiceSummary } from './service-summary'
import { StainSlab } from './stain-slab'

export function ServiceDetail({ service: whole }: { service: Service }) {
  const isInHero = whole.image?.src === whole.heroPicture?.src
  const service = isInHero ? { ...whole, image: undefined } : whole
  const compared = service.pictures.find((picture) => picture.compared)
  const rest = service.pictures.filter((picture) => picture !== compared)
  const unseen = rest.filter((picture) => picture !== service.heroPicture)
  // One picture alone would leave half of the row empty.
  const others = unseen.length > 1 ? unseen : rest
  const shownAbove = [compared, service.image].filter(
    (each) => each !== undefined,
  )
  return (
    <>
      <ServiceFacts pressure={service.pressure} timing={service.timing} />
      <ServiceSummary service={service} pair={compared} />
      {service.stains.length > 0 && (
        <StainSlab
          key={service.id}
          stains={service.stains}
          quoteTitle={service.quoteTitle}
        />
      )}
      {service.features.length > 0 && <ServiceFeatures service={service} />}
      <div className="bg-ground-shade pb-14 not-[section+*]:pt-14 lg:pt-16 lg:pb-20">
        <QuoteSection title={service.quoteTitle} className="page-width" />
      </div>
      {service.process.length > 0 && (
        <ProcessSection
          heading={servicesHeadings.process}
          headingLevel="h3"
          steps={service.process}
        />
      )}
      <ServiceBenefits benefits={service.benefits} figures={service.figures} />
      <ReviewQuoteBand service={service.id} />
      {others.length > 0 ? (
        <ServicePictures image={service.image} pairs={others} />
      ) : (
        <IllustrationNote pictures={shownAbove} className="page-width pb-10" />
      )}
    </>
  )
}
