import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId } from 'react'

import { reviewsTexts } from '~/content/reviews-texts'
import { useSite } from '~/content/use-site'
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
    <Frame className="shown-late">
      <ListOrSentence result={data} />
      {reviewWidget && <ReviewWidget scriptUrl={reviewWidget.scriptUrl} label={reviewsTexts.widget} />}
    </Frame>
  )
}

function ListOrSentence({ result }: { result: ReviewsResult }) {
  if (!result.ok) return <NoReviews text={reviewsTexts.failed} />
  if (result.reviews.length === 0) return <NoReviews text={reviewsTexts.empty} />
  return <ReviewsList reviews={result.reviews} />
}

function Loading() {
  return (
    <Frame className="stands-in">
      <div className="grid min-h-[60vh] place-items-center">
        <LoadingRing label="Loading reviews" />
      </div>
    </Frame>
  )
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classNames('page-width section-space', className)}>
      <h2 id={titleId} className="text-title">
        {reviewsTexts.heading}
      </h2>
      <p className="mt-3 mb-10 max-w-prose text-ink-soft lg:mb-14">{reviewsTexts.source}</p>
      <div className="grid gap-10">{children}</div>
    </section>
  )
}
