import { Suspense } from 'react'

import { reviewLabels, reviewsTexts } from '~/content/reviews-text'

import { GoogleMaps } from './review-author'
import { Stars } from './star-rating'
import { useRating, useSampleReviews } from './use-rating'

interface RatingSummaryProps {
  page: number
}

/** The average, or that all reviews are samples. */
export function RatingSummary({ page }: RatingSummaryProps) {
  return (
    <Suspense fallback={<div className="mt-5 min-h-24 low:mt-3" />}>
      <LoadedSummary page={page} />
    </Suspense>
  )
}

function LoadedSummary({ page }: RatingSummaryProps) {
  const rating = useRating(page)
  const areSamples = useSampleReviews(page)
  if (areSamples)
    return (
      <p className="mt-4 max-w-[44ch] text-lead text-balance text-on-deep-soft low:mt-2">
        {reviewsTexts.samples}
      </p>
    )
  if (!rating) return null
  const { average, figure, text, source, sourceUrl } = rating
  return (
    <p className="mt-5 flex min-h-24 items-center gap-5 sm:gap-6 low:mt-3">
      <span className="font-display text-[length:calc(1.25*var(--text-count))] leading-[0.8] font-extrabold tabular-nums">
        {figure}
      </span>{' '}
      <span className="grid max-w-60 gap-2.5 text-lead leading-snug font-semibold text-balance">
        <Stars
          rating={average}
          className="[--star-size:calc(7*var(--spacing))]"
        />
        <span>
          {text}
          {source === 'google' && (
            <>
              {` ${reviewLabels.on} `}
              <GoogleMaps url={sourceUrl} />
            </>
          )}
        </span>
      </span>
    </p>
  )
}
