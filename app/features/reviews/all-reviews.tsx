import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { Spinner } from '~/components/ui/spinner'
import { business } from '~/content/business'
import type { ReviewedServiceLink } from '~/content/reviews-page-content'
import { reviewsPage } from '~/content/reviews-page-text'
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
    // As tall as the viewport, so that the shift of what follows is not
    // visible.
    <div className="grid min-h-svh content-start justify-items-center pt-[16vh] noscript:hidden">
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
  const { reviewWidget } = business
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
  const sourceNote = sourceText({
    reviews,
    source,
    own: reviewsPage.source ?? '',
  })
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
      {others.length === 0 && sourceNote && (
        <p className="page-width mt-1 pb-8 text-sm text-ink-soft">
          {sourceNote}
        </p>
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
  const isOdd = reviews.length % 2 === 1
  const widest = isOdd ? reviews.at(-1) : undefined
  const pictures = cards.flatMap(({ links }) => links.map(({ image }) => image))
  return (
    <section
      aria-labelledby="reviews-list-title"
      className="bg-ground-shade py-12 lg:py-20"
    >
      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id="reviews-list-title" className="text-title">
            {heading}
          </h2>
          {reviews.length > 1 && (
            <p className="text-lead text-ink-soft">{reviewsTexts.order}</p>
          )}
        </div>
        <ul className="mt-8 grid gap-5 md:grid-cols-2">
          {cards.map(({ review, links }) => {
            const isWide = review === widest
            return (
              <li
                key={review.id}
                className={clsx(isWide && 'md:col-span-full')}
              >
                <ReviewCard
                  review={review}
                  source={source}
                  text={review.text}
                  layout={isWide ? 'wide' : 'list'}
                >
                  <ServiceLinks services={links} isWide={isWide} />
                </ReviewCard>
              </li>
            )
          })}
        </ul>
        <IllustrationNote pictures={pictures} className="mt-4" />
        {pageCount > 1 && <PageLinks page={page} pageCount={pageCount} />}
        {sourceNote && (
          <p className="mt-1 text-sm text-ink-soft">{sourceNote}</p>
        )}
      </div>
    </section>
  )
}

interface ServiceLinksProps extends Pick<AllReviewsProps, 'services'> {
  isWide: boolean
}

function ServiceLinks({ services, isWide }: ServiceLinksProps) {
  if (services.length === 0) return null
  return (
    <div
      className={clsx(
        '-mx-6 mt-1 -mb-6 grid border-t border-ground-line sm:-mx-7 sm:-mb-7 xl:auto-cols-fr xl:grid-flow-col',
        isWide &&
          'md:col-start-2 md:row-span-full md:-my-7 md:ml-0 md:grid-cols-1 md:border-t-0 lg:-my-10 lg:-mr-10',
      )}
    >
      {services.map((service) => (
        <ServiceLink
          key={service.id}
          service={service}
          layout={isWide ? 'wide' : 'usual'}
        />
      ))}
    </div>
  )
}

const pageLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-accent-strong underline decoration-2 underline-offset-4 hover:text-ink'

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
          className={pageLinkStyle}
        >
          {newer}
        </Link>
      )}
      <p>{pageText(page, pageCount)}</p>
      {page < pageCount && (
        <Link
          to="/reviews"
          search={{ page: page + 1 }}
          className={pageLinkStyle}
        >
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

const linkStyle =
  'text-accent-strong underline decoration-3 underline-offset-6 transition-colors duration-150 hover:text-ink hover:decoration-action'

function NoReviews({ text }: { text: string }) {
  const { phone } = business
  const { ask } = reviewsTexts
  return (
    <p className="page-width py-12 font-display text-statement leading-[1.2] font-bold text-balance lg:py-20">
      {`${text} ${ask.call} `}
      <a href={`tel:${phone}`} className={clsx(linkStyle, 'whitespace-nowrap')}>
        {formatPhone(phone)}
      </a>
      {` ${ask.or} `}
      <SectionLink section={quoteFormId} className={linkStyle}>
        {ask.form}
      </SectionLink>
      .
    </p>
  )
}
