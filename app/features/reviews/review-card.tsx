import type { Review } from '#functions/_shared/reviews-contract.ts'
import { Repeated } from '~/ui/repeated'

import { RatingStars } from './rating-stars'
import { ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews-result'
import { shortenText } from './shorten-text'

interface ReviewCardProps {
  review: Review
  source: ReviewsSource
}

/** One review of the strip, its text cut short. */
export function ReviewCard({ review, source }: ReviewCardProps) {
  return (
    <Repeated
      of={`review ${source} ${JSON.stringify(review)}`}
      className="flex w-80 max-w-[80vw] shrink-0 flex-col gap-4 rounded-card bg-white p-6"
    >
      <RatingStars rating={review.rating} />
      <p lang={review.lang} className="grow text-lg leading-normal wrap-anywhere">
        {shortenText(review.text)}
      </p>
      <ReviewAuthor review={review} source={source} />
    </Repeated>
  )
}
