import { Suspense } from 'react'

import { reviewLabels, sourceText } from '~/content/reviews-text'

import { GoogleMaps } from './review-author'
import { Stars } from './star-rating'
import { useAverageRating } from './use-average-rating'

/**
 * Renders the average of all reviews, large, how many there are and where they
 * come from. Without reviews, its space stays empty, so that nothing below it
 * moves.
 */
export function RatingSummary() {
  return (
    <div className="rating-summary">
      <Suspense>
        <LoadedSummary />
      </Suspense>
    </div>
  )
}

function LoadedSummary() {
  const rating = useAverageRating()
  if (!rating) return null
  const { average, text, reviews } = rating
  return (
    <>
      <span aria-hidden className="rating-figure">
        {average.toFixed(1)}
      </span>
      <div className="grid gap-1 leading-snug">
        <Stars rating={average} />
        <p className="mt-1 font-semibold text-balance">
          {text}
          {reviews.source === 'google' && (
            <>
              {` ${reviewLabels.on} `}
              <GoogleMaps url={reviews.sourceUrl} />
            </>
          )}
        </p>
        <p className="text-on-deep-soft">{sourceText(reviews)}</p>
      </div>
    </>
  )
}
