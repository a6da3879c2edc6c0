import { useSuspenseQuery } from '@tanstack/react-query'

import { ratingText } from '~/content/reviews-text'

import { reviewsQuery } from './reviews.queries'

/** Suspends until the reviews are read. Undefined if there are none. */
export function useAverageRating() {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return undefined
  const text = ratingText(data.reviews)
  if (text === undefined) return undefined
  const total = data.reviews.reduce((sum, { rating }) => sum + rating, 0)
  return { average: total / data.reviews.length, text, reviews: data }
}
