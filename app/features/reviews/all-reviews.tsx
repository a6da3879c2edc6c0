import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

import { isSampleRow } from '#functions/_shared/sample-row.ts'
import { useSite } from '~/components/layout/use-site'
import { classNames } from '~/components/ui/class-names'
import { Spinner } from '~/components/ui/spinner'
import { reviewLabels } from '~/content/reviews'
import { reviewsTexts } from '~/content/reviews'

import { NoReviews } from './no-reviews'
import { GoogleMaps } from './review-author'
import { ReviewWidget } from './review-widget'
import { ReviewsList } from './reviews-list'
import type { ReviewsResult } from './reviews-result'
import { reviewsQuery } from './reviews.queries'

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
    <Frame className="shown-late" introduction={<Source result={data} />}>
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
  if (!result.ok) return reviewsTexts.source
  if (result.source === 'own') {
    const areSamples = result.reviews.length > 0 && result.reviews.every(({ id }) => isSampleRow(id))
    return areSamples ? reviewsTexts.samples : reviewsTexts.source
  }
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
    <Frame className="stands-in" introduction={'\u00a0'}>
      {/* What follows is out of sight, wherever in the window this is: the list will push it further down. */}
      <div className="grid min-h-svh content-start justify-items-center pt-[16vh]">
        <Spinner label={reviewLabels.loading} />
      </div>
    </Frame>
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
      className={classNames('page-width pt-12 pb-16 lg:pt-16 lg:pb-24', className)}
    >
      <p className="mb-8 max-w-prose text-ink-soft lg:mb-12">{introduction}</p>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}
