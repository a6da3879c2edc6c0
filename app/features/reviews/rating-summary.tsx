import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import { ratingText } from '~/content/reviews-text'

import { averageRating } from './average-rating'
import { reviewsQuery } from './reviews.queries'
import { Stars } from './star-rating'

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
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return null
  const { reviews, source } = data
  const text = ratingText(reviews, source)
  if (text === undefined) return null
  const average = averageRating(reviews)
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
