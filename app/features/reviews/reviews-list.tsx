import type { Review } from '#functions/_shared/reviews-contract.ts'

import { RatingStars, ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews-result'

interface ReviewsListProps {
  reviews: Review[]
  source: ReviewsSource
}

/** The reviews in full, as a wall of words: the newest across its head, the shorter a text the larger its letters. */
export function ReviewsList({ reviews, source }: ReviewsListProps) {
  return (
    <ul className="gap-x-16 md:columns-2 lg:gap-x-24">
      {reviews.map((review, index) => (
        <li
          key={review.id}
          className={
            index === 0
              ? 'mb-12 [&_.rating-stars]:[--star-size:min(2rem,10vw)] [&_.rating-stars]:[--stars-on:var(--color-poppy)] [column-span:all] lg:mb-16'
              : 'mb-10 break-inside-avoid before:mb-6 before:block before:h-1 before:bg-concrete-line before:[clip-path:polygon(0_60%,100%_0,100%_40%,0_100%)] lg:mb-14'
          }
        >
          <RatingStars rating={review.rating} />
          <p
            lang={review.lang}
            className={`my-5 whitespace-pre-line wrap-anywhere ${index === 0 ? firstLook(review.text) : look(review.text)}`}
          >
            {review.text}
          </p>
          <ReviewAuthor review={review} source={source} />
        </li>
      ))}
    </ul>
  )
}

function firstLook(text: string): string {
  return text.length > 320
    ? 'max-w-[60ch] text-lead'
    : 'max-w-[34ch] lg:max-w-[50ch] font-display text-statement leading-[1.15] font-bold text-balance'
}

function look(text: string): string {
  if (text.length <= 90) return 'font-display text-remark leading-[1.15] font-bold text-balance'
  return text.length <= 200 ? 'text-lg sm:text-xl leading-normal' : 'text-lg leading-relaxed'
}
