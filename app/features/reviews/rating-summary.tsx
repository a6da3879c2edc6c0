import { Suspense } from 'react'

import { reviewLabels } from '~/content/reviews-text'

import { GoogleMaps } from './review-author'
import { Stars } from './star-rating'
import { useAverageRating } from './use-average-rating'

/**
 * Renders the average of all reviews, large, and how many there are. Without
 * reviews, its space stays empty, so that nothing below it moves.
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
      <div className="rating-basis">
        <Stars rating={average} />
        <p className="text-balance">
          {text}
          {reviews.source === 'google' && (
            <>
              {` ${reviewLabels.on} `}
              <GoogleMaps url={reviews.sourceUrl} />
            </>
          )}
        </p>
      </div>
    </>
  )
}
