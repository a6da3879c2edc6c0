import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import { reviewLabels } from '~/content/review-labels'
import { classNames } from '~/ui/class-names'
import { LoadingRing } from '~/ui/loading-ring'

import { MovingStrip } from './moving-strip'
import { reviewsQuery } from './reviews.queries'
import { StripButton } from './strip-button'
import { StripFrame } from './strip-frame'

/**
 * The reviews of the home page, streamed in after it. The loader starts `reviewsQuery`; until it is answered
 * there is a spinner of the same height, and without reviews, for whatever reason, there is no section.
 */
export function ReviewsStrip({ className }: { className?: string }) {
  return (
    <Suspense fallback={<StripLoading className={className} />}>
      <LoadedStrip className={className} />
    </Suspense>
  )
}

interface StripProps {
  className: string | undefined
}

function LoadedStrip({ className }: StripProps) {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok || data.reviews.length === 0) return null
  return <MovingStrip reviews={data.reviews} source={data.source} className={className} />
}

function StripLoading({ className }: StripProps) {
  return (
    <StripFrame
      titleId="reviews-loading-title"
      control={<StripButton invisible />}
      className={classNames('stands-in', className)}
    >
      <div className="grid min-h-72 max-[26rem]:min-h-80 place-items-center">
        <LoadingRing label={reviewLabels.loading} />
      </div>
    </StripFrame>
  )
}
