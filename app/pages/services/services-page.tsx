import { servicesPage } from '~/content/pages/services'
import { defaultServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { ServiceVideo } from '~/features/featured-video/service-video'
import { servicePage } from '~/seo/site-pages'
import { AfterFirstFrame } from '~/ui/after-first-frame'
import { pageTitleId } from '~/ui/page-title-id'

import { lateServiceRest } from './late-service-rest'
import { ServiceRow } from './service-row'
import { ServicesHero } from './services-hero'
import { serviceDetailId, useScrollToDetail } from './use-scroll-to-detail'

const titleId = `${serviceDetailId}-title`

/** All services, one at a time: the one the address names. */
export function ServicesPage({ content }: { content: ServicePageContent }) {
  const { service, pictures, choices } = content
  // The default service has the address of them all, and its name stands below their heading.
  const isNamedByHead = service.id !== defaultServiceId
  const head = isNamedByHead
    ? { heading: service.title, introduction: service.search.description, photo: service.image }
    : servicesPage
  useScrollToDetail()
  return (
    <>
      <ServicesHero {...head} page={servicePage(service)}>
        <ServiceVideo />
      </ServicesHero>
      <ServiceRow choices={choices} selected={service.id} />
      <article
        id={serviceDetailId}
        tabIndex={-1}
        aria-labelledby={isNamedByHead ? pageTitleId : titleId}
        className="pictures-after-first"
      >
        <AfterFirstFrame>
          <lateServiceRest.Component service={service} pictures={pictures} titleId={titleId} />
        </AfterFirstFrame>
      </article>
    </>
  )
}
