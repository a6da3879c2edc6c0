import type { ReactNode } from 'react'

import type { Review } from '#domain/reviews-contract.ts'

import { ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews.queries'
import { StarRating } from './star-rating'

interface ReviewQuoteProps {
  review: Review
  source: ReviewsSource
  text: string
  children?: ReactNode
}

export function ReviewQuote({
  review,
  source,
  text,
  children,
}: ReviewQuoteProps) {
  return (
    <figure className="review-quote">
      <StarRating rating={review.rating} />
      <blockquote lang={review.lang} className="review-quote-text">
        {text}
      </blockquote>
      <figcaption className="review-quote-foot">
        <ReviewAuthor review={review} source={source} />
        {children}
      </figcaption>
    </figure>
  )
}
