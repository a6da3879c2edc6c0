import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Spinner } from '~/components/ui/spinner'
import type { ReviewedServiceLink } from '~/content/reviews-page-content'
import { reviewLabels, reviewsTexts, sourceText } from '~/content/reviews-text'
import { IllustrationNote } from '~/features/gallery/illustration-note'

import { leadingReview } from './choose-quote'
import { LeadingReview } from './leading-review'
import type { Reviews, TaggedReview } from './read-reviews.server'
import { ReviewCard } from './review-card'
import { ReviewWidget } from './review-widget'
import { reviewsQuery } from './reviews.queries'
import { ServiceLink } from './service-link'

interface AllReviewsProps {
  /** The services of which a review may speak. */
  services: readonly ReviewedServiceLink[]
}

/**
 * Streams in every published review and, below them, a review platform's widget
 * if one is configured.
 */
export function AllReviews({ services }: AllReviewsProps) {
  const loading = (
    // As tall as the viewport, so that the content below starts off-screen and
    // its shift is not visible.
    <div className="noscript:hidden grid min-h-svh content-start justify-items-center pt-[16vh]">
      <Spinner label={reviewLabels.loading} />
    </div>
  )
  return (
    <Suspense fallback={loading}>
      <Loaded services={services} />
    </Suspense>
  )
}

function Loaded({ services }: AllReviewsProps) {
  const { data } = useSuspenseQuery(reviewsQuery)
  const { reviewWidget } = useSiteSettings()
  return (
    <div className="streamed-in">
      {data.ok ? (
        <ReviewsOrNotice reviews={data} services={services} />
      ) : (
        <NoReviews text={reviewsTexts.failed} />
      )}
      {reviewWidget && (
        <div className="page-width py-10 lg:py-16">
          <ReviewWidget label={reviewsTexts.widget} />
        </div>
      )}
    </div>
  )
}

interface ReviewsOrNoticeProps extends AllReviewsProps {
  reviews: Reviews
}

function ReviewsOrNotice({
  reviews: { reviews, source },
  services,
}: ReviewsOrNoticeProps) {
  if (reviews.length === 0) return <NoReviews text={reviewsTexts.empty} />
  const leading = leadingReview(reviews)
  const others = reviews.filter((review) => review !== leading)
  const [leadingService] = leading ? linksOf(leading, services) : []
  const sourceNote = sourceText({ reviews, source })
  return (
    <>
      {leading && (
        <LeadingReview
          review={leading}
          source={source}
          service={leadingService}
        />
      )}
      {others.length > 0 && (
        <ReviewList
          heading={leading ? reviewsTexts.others : reviewsTexts.list}
          reviews={others}
          source={source}
          sourceNote={sourceNote}
          services={services}
        />
      )}
      {others.length === 0 && (
        <p className="page-width reviews-source pb-8">{sourceNote}</p>
      )}
    </>
  )
}

interface ReviewListProps extends Reviews, AllReviewsProps {
  heading: string
  sourceNote: string
}

function ReviewList({
  heading,
  reviews,
  source,
  sourceNote,
  services,
}: ReviewListProps) {
  const cards = reviews.map((review) => ({
    review,
    links: linksOf(review, services),
  }))
  const pictures = cards.flatMap(({ links }) => links.map(({ image }) => image))
  return (
    <section aria-labelledby="reviews-list-title" className="reviews-band">
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="reviews-list-title" className="text-title">
            {heading}
          </h2>
          {reviews.length > 1 && (
            <p className="text-lead text-ink-soft">{reviewsTexts.order}</p>
          )}
        </div>
        <ul className="reviews-list">
          {cards.map(({ review, links }, index) => (
            <li key={review.id}>
              <ReviewCard review={review} source={source} text={review.text}>
                {links.length > 0 && (
                  <div className="review-services">
                    {links.map((service) => (
                      <ServiceLink
                        key={service.id}
                        service={service}
                        isLast={index === cards.length - 1}
                      />
                    ))}
                  </div>
                )}
              </ReviewCard>
            </li>
          ))}
        </ul>
        <IllustrationNote pictures={pictures} className="mt-4" />
        <p className="reviews-source">{sourceNote}</p>
      </div>
    </section>
  )
}

/** Returns the links to the services that a review speaks of. */
function linksOf(
  review: TaggedReview,
  services: readonly ReviewedServiceLink[],
): ReviewedServiceLink[] {
  return review.services.flatMap((id) =>
    services.filter((service) => service.id === id),
  )
}

function NoReviews({ text }: { text: string }) {
  const { phone } = useSiteSettings()
  const { ask } = reviewsTexts
  return (
    <p className="page-width no-reviews">
      {`${text} ${ask.call} `}
      <a href={`tel:${phone}`} className="whitespace-nowrap">
        {formatPhone(phone)}
      </a>
      {` ${ask.or} `}
      <SectionLink section={quoteFormId}>{ask.form}</SectionLink>.
    </p>
  )
}
