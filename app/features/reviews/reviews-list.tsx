import type { ReviewsResponse } from '#domain/reviews-contract.ts'

import { ReviewCard } from './review-card'

/** Renders the full reviews, newest first, in rows that end together. */
export function ReviewsList({ reviews, source }: ReviewsResponse) {
  return (
    <ul className="reviews-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} source={source} text={review.text} />
        </li>
      ))}
    </ul>
  )
}
