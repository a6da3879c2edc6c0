import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

import { useSite } from '~/business/use-site'
import { reviewLabels } from '~/content/review-labels'
import { reviewsTexts } from '~/content/reviews-texts'
import { GoogleMaps } from '~/features/reviews/google-maps'
import { ReviewWidget } from '~/features/reviews/review-widget'
import { ReviewsList } from '~/features/reviews/reviews-list'
import type { ReviewsResult } from '~/features/reviews/reviews-result'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { classNames } from '~/ui/class-names'
import { LoadingRing } from '~/ui/loading-ring'

import { NoReviews } from './no-reviews'

/** The reviews, streamed in after the page around them. */
export function AllReviews() {
  return (
    <Suspense fallback={<Loading />}>
      <Loaded />
    </Suspense>
  )
}

function Loaded() {
  // Asked for above the frame, so that frame and list are streamed in one piece.
  const { data } = useSuspenseQuery(reviewsQuery)
  const { reviewWidget } = useSite()
  return (
    <Frame titleId="reviews-title" className="shown-late" introduction={<Source result={data} />}>
      <ListOrSentence result={data} />
      {reviewWidget && <ReviewWidget label={reviewsTexts.widget} />}
    </Frame>
  )
}

function ListOrSentence({ result }: { result: ReviewsResult }) {
  if (!result.ok) return <NoReviews text={reviewsTexts.failed} />
  if (result.reviews.length === 0) return <NoReviews text={reviewsTexts.empty} />
  return <ReviewsList reviews={result.reviews} source={result.source} />
}

function Source({ result }: { result: ReviewsResult }) {
  if (!result.ok || result.source === 'own') return reviewsTexts.source
  const [before, after] = reviewsTexts.googleSource
  return (
    <>
      {before}
      <GoogleMaps url={result.sourceUrl} />
      {after}
    </>
  )
}

function Loading() {
  return (
    // Whose reviews they are is not known yet; the line keeps its place.
    <Frame titleId="reviews-loading-title" className="stands-in" introduction={'\u00a0'}>
      {/* What follows is out of sight, wherever in the window this is: the list will push it further down. */}
      <div className="grid min-h-svh content-start justify-items-center pt-[16vh]">
        <LoadingRing label={reviewLabels.loading} />
      </div>
    </Frame>
  )
}

interface FrameProps {
  /** Not by `useId`: the stand-in and what takes its place would have the same one, and for a moment both are there. */
  titleId: string
  className: string
  introduction: ReactNode
  children: ReactNode
}

function Frame({ titleId, className, introduction, children }: FrameProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('page-width pt-12 pb-16 lg:pt-16 lg:pb-24', className)}
    >
      <div className="mb-10 flex flex-wrap items-baseline gap-x-8 gap-y-2 lg:mb-14">
        <h2 id={titleId} className="text-heading">
          {reviewsTexts.heading}
        </h2>
        <p className="max-w-prose text-ink-soft">{introduction}</p>
      </div>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}
