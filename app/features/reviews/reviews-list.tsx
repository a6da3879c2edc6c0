import type { Review } from '#functions/_shared/reviews-contract.ts'

import { RatingStars } from './rating-stars'
import { ReviewAuthor } from './review-author'

/** The reviews in full, one below the other. */
export function ReviewsList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="border-b border-concrete-line">
      {reviews.map((review) => (
        <li
          key={review.id}
          className="grid gap-x-12 gap-y-5 border-t border-concrete-line py-8 md:grid-cols-[15rem_1fr] lg:py-10"
        >
          <ReviewAuthor review={review} />
          <div className="grid gap-4 max-md:-order-1">
            <RatingStars rating={review.rating} />
            <p className="max-w-[60ch] text-lead whitespace-pre-line wrap-anywhere">{review.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
