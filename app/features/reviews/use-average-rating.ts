import { useSuspenseQuery } from '@tanstack/react-query'

import { ratingText } from '~/content/reviews-text'

import { reviewsQuery } from './reviews.queries'

/**
 * Returns the mean rating of all reviews, and a text that says how many there
 * are from where. Suspends until they are read. Returns undefined if there are
 * none.
 */
export function useAverageRating() {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return undefined
  const { reviews, source } = data
  const text = ratingText(reviews, source)
  if (text === undefined) return undefined
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return { average: total / reviews.length, text }
}
