import { QuoteBand } from '~/components/layout/cta-buttons'
import { pageTitleId } from '~/components/ui/page-hero'
import { servicesPage } from '~/content/pages/services'
import { defaultServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { FrequentQuestions } from '~/features/faq/frequent-questions'
import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { serviceVideoQuery } from '~/features/featured-video/featured-video.queries'
import { servicePage } from '~/lib/site-pages'

import { ServiceRest } from './service-rest'
import { ServiceRow } from './service-row'
import { ServicesHero } from './services-hero'
import { serviceDetailId, useScrollToDetail } from './use-service-choice'

const titleId = `${serviceDetailId}-title`

/** All services, one at a time: the one the address names. */
export function ServicesPage({ content }: { content: ServicePageContent }) {
  const { service, pictures, faq, choices } = content
  // The default service has the address of them all, and its name stands below their heading.
  const isNamedByHead = service.id !== defaultServiceId
  const head = isNamedByHead
    ? { heading: service.title, introduction: service.search.description, photo: service.image }
    : servicesPage
  useScrollToDetail()
  return (
    <>
      <ServicesHero {...head} page={servicePage(service)}>
        <FeaturedVideoBackground
          query={serviceVideoQuery}
          buttonClassName="absolute top-4 right-gutter-within z-10"
        />
      </ServicesHero>
      <ServiceRow choices={choices} selected={service.id} />
      <article id={serviceDetailId} tabIndex={-1} aria-labelledby={isNamedByHead ? pageTitleId : titleId}>
        <ServiceRest service={service} pictures={pictures} titleId={titleId} />
      </article>
      <FrequentQuestions key={service.id} faq={faq} firstOpen />
      <QuoteBand />
    </>
  )
}
