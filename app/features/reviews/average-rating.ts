import type { Review } from '#domain/reviews-contract.ts'

/** Returns the mean rating of a list that has at least one review. */
export function averageRating(
  reviews: readonly Pick<Review, 'rating'>[],
): number {
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return total / reviews.length
}
