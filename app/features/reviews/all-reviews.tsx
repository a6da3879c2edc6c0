import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, Suspense } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { isSampleRow } from '#domain/sample-data.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { Spinner } from '~/components/ui/spinner'
import { reviewLabels, reviewsTexts } from '~/content/reviews-text'

import type { ReviewsResult } from './read-reviews.server'
import { GoogleMaps } from './review-author'
import { ReviewCard } from './review-card'
import { ReviewWidget } from './review-widget'
import { reviewsQuery } from './reviews.queries'

/**
 * Streams in every published review and, below them, a review platform's widget
 * if one is configured.
 */
export function AllReviews() {
  const loading = (
    // The source of the reviews is not known yet, so a blank line reserves its
    // space.
    <Frame className="suspense-fallback" introduction={'\u00a0'}>
      {/* As tall as the viewport, so that the content below starts off-screen and its shift is not visible. */}
      <div className="grid min-h-svh content-start justify-items-center pt-[16vh]">
        <Spinner label={reviewLabels.loading} />
      </div>
    </Frame>
  )
  return (
    <Suspense fallback={loading}>
      <Loaded />
    </Suspense>
  )
}

function Loaded() {
  // Suspends above the frame, so that the frame and the list are streamed
  // together.
  const { data } = useSuspenseQuery(reviewsQuery)
  const { reviewWidget } = useSiteSettings()
  return (
    <Frame className="streamed-in" introduction={<Source result={data} />}>
      <ListOrNotice result={data} />
      {reviewWidget && <ReviewWidget label={reviewsTexts.widget} />}
    </Frame>
  )
}

function ListOrNotice({ result }: { result: ReviewsResult }) {
  if (!result.ok) return <NoReviews text={reviewsTexts.failed} />
  if (result.reviews.length === 0) {
    return <NoReviews text={reviewsTexts.empty} />
  }
  const { reviews, source } = result
  return (
    <ul className="reviews-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} source={source} text={review.text} />
        </li>
      ))}
    </ul>
  )
}

interface FrameProps {
  className: string
  introduction: ReactNode
  children: ReactNode
}

function Frame({ className, introduction, children }: FrameProps) {
  return (
    <section
      aria-label={reviewsTexts.list}
      className={clsx('page-width pt-10 pb-16 lg:pt-14 lg:pb-24', className)}
    >
      <p className="mb-6 max-w-prose text-ink-soft lg:mb-8">{introduction}</p>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}

/** Renders where the reviews come from. */
function Source({ result }: { result: ReviewsResult }) {
  if (!result.ok) return null
  if (result.source === 'google') {
    const [before, after] = reviewsTexts.googleSource
    return (
      <>
        {before}
        <GoogleMaps url={result.sourceUrl} />
        {after}
      </>
    )
  }
  if (result.reviews.length === 0) return null
  const areSamples = result.reviews.every(({ id }) => isSampleRow(id))
  return areSamples ? reviewsTexts.samples : reviewsTexts.source
}

function NoReviews({ text }: { text: string }) {
  const { phone } = useSiteSettings()
  const { ask } = reviewsTexts
  return (
    <p className="no-reviews">
      {`${text} ${ask.call} `}
      <a href={`tel:${phone}`} className="whitespace-nowrap">
        {formatPhone(phone)}
      </a>
      {` ${ask.or} `}
      <SectionLink section={quoteFormId}>{ask.form}</SectionLink>.
    </p>
  )
}
