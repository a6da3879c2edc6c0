import { useSuspenseQuery } from '@tanstack/react-query'

import { areSamples, ratingText } from '~/content/reviews-text'

import { reviewsPageQuery } from './reviews.queries'

/**
 * Returns the average of real reviews. Samples have none: it would be invented.
 *
 * @param page Of the reviews, to share its query.
 */
export function useRating(page = 1) {
  const { data } = useSuspenseQuery(reviewsPageQuery(page))
  if (!data.ok || !data.rating || areSamples(data.reviews)) return undefined
  const { rating, source, sourceUrl } = data
  const figure = rating.average.toFixed(1)
  return { ...rating, figure, text: ratingText(rating), source, sourceUrl }
}

/** Returns whether there are reviews, all of them samples. */
export function useSampleReviews(page = 1): boolean {
  const { data } = useSuspenseQuery(reviewsPageQuery(page))
  return data.ok && data.reviews.length > 0 && areSamples(data.reviews)
}
