import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Spinner } from '~/components/ui/spinner'
import type { ReviewedServiceLink } from '~/content/reviews-page-content'
import {
  pageText,
  reviewLabels,
  reviewsTexts,
  sourceText,
} from '~/content/reviews-text'
import { IllustrationNote } from '~/features/gallery/illustration-note'

import { leadingReview } from './choose-quote'
import { LeadingReview } from './leading-review'
import type { ReviewsPage } from './page-of-reviews'
import type { TaggedReview } from './read-reviews.server'
import { ReviewCard } from './review-card'
import { ReviewWidget } from './review-widget'
import { reviewsPageQuery } from './reviews.queries'
import { ServiceLink } from './service-link'

interface AllReviewsProps {
  page: number
  services: readonly ReviewedServiceLink[]
}

export function AllReviews(props: AllReviewsProps) {
  const loading = (
    // As tall as the viewport, so that the content below starts off-screen and
    // its shift is not visible.
    <div className="suspense-fallback grid min-h-svh content-start justify-items-center pt-[16vh]">
      <Spinner label={reviewLabels.loading} />
    </div>
  )
  return (
    <Suspense fallback={loading}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded({ page, services }: AllReviewsProps) {
  const { data } = useSuspenseQuery(reviewsPageQuery(page))
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

interface ReviewsOrNoticeProps extends Pick<AllReviewsProps, 'services'> {
  reviews: ReviewsPage
}

function ReviewsOrNotice({
  reviews: { reviews, source, page, pageCount },
  services,
}: ReviewsOrNoticeProps) {
  if (reviews.length === 0) return <NoReviews text={reviewsTexts.empty} />
  const leading = page === 1 ? leadingReview(reviews) : undefined
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
          page={page}
          pageCount={pageCount}
        />
      )}
      {others.length === 0 && (
        <p className="page-width reviews-source pb-8">{sourceNote}</p>
      )}
    </>
  )
}

interface ReviewListProps extends ReviewsPage, AllReviewsProps {
  heading: string
  sourceNote: string
}

function ReviewList({
  heading,
  reviews,
  source,
  sourceNote,
  services,
  page,
  pageCount,
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
        {pageCount > 1 && <PageLinks page={page} pageCount={pageCount} />}
        <p className="reviews-source">{sourceNote}</p>
      </div>
    </section>
  )
}

function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const { label, newer, older } = reviewsTexts.pages
  const newerPage = page === 2 ? undefined : page - 1
  return (
    <nav
      aria-label={label}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      {page > 1 && (
        <Link
          to="/reviews"
          search={{ page: newerPage }}
          className="all-reviews"
        >
          {newer}
        </Link>
      )}
      <p>{pageText(page, pageCount)}</p>
      {page < pageCount && (
        <Link to="/reviews" search={{ page: page + 1 }} className="all-reviews">
          {older}
        </Link>
      )}
    </nav>
  )
}

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
