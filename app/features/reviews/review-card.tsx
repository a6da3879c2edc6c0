import type { ReactNode } from 'react'

import type { Review } from '#domain/reviews-contract.ts'

import { ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews.queries'
import { StarRating } from './star-rating'

interface ReviewCardProps {
  review: Review
  source: ReviewsSource
  text: string
  children?: ReactNode
}

export function ReviewCard({
  review,
  source,
  text,
  children,
}: ReviewCardProps) {
  return (
    <div className="review-card">
      <StarRating rating={review.rating} />
      <p lang={review.lang} className="review-text">
        {text}
      </p>
      <ReviewAuthor review={review} source={source} />
      {children}
    </div>
  )
}
