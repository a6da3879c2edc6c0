import { useSuspenseQuery } from '@tanstack/react-query'

import { ratingText } from '~/content/reviews-text'

import { reviewsPageQuery } from './reviews.queries'

/** @param page Of the reviews, to share its query. */
export function useRating(page = 1) {
  const { data } = useSuspenseQuery(reviewsPageQuery(page))
  if (!data.ok || !data.rating) return undefined
  const { rating, reviews, source, sourceUrl } = data
  const text = ratingText(rating, reviews)
  return { average: rating.average, text, source, sourceUrl }
}
