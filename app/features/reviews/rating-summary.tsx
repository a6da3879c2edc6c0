import { Suspense } from 'react'

import { Stars } from './star-rating'
import { useAverageRating } from './use-average-rating'

/**
 * Renders the average of all reviews, large, and how many there are from where.
 * Without reviews, its space stays empty, so that nothing below it moves.
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
  const { average, text } = rating
  return (
    <>
      <span aria-hidden className="rating-figure">
        {average.toFixed(1)}
      </span>
      <div>
        <Stars rating={average} />
        <p className="mt-2 leading-tight text-on-deep-soft">{text}</p>
      </div>
    </>
  )
}
