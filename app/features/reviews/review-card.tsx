import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { Review } from '#domain/reviews-contract.ts'
import { reviewLabels } from '~/content/reviews-text'

import { ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews.queries'
import { StarRating } from './star-rating'

interface ReviewCardProps {
  review: Review
  source: ReviewsSource
  text: string
  /** `wide`: the last card without a neighbor. */
  layout?: 'strip' | 'list' | 'wide'
  children?: ReactNode
}

const layouts = {
  strip: { card: '', text: 'text-lg' },
  list: { card: 'overflow-hidden', text: 'text-xl' },
  wide: {
    card: 'overflow-hidden md:grid md:auto-cols-[50%] md:grid-cols-1 md:grid-rows-[auto_1fr_auto] md:gap-x-0 lg:p-10',
    text: 'text-xl md:pr-8 md:font-display md:text-remark md:leading-[1.14] md:font-bold',
  },
}

export function ReviewCard({
  review,
  source,
  text,
  layout = 'strip',
  children,
}: ReviewCardProps) {
  const styles = layouts[layout]
  const isCut = text !== review.text
  return (
    <div
      className={clsx(
        'flex h-full flex-col gap-4 rounded-card bg-white p-6 sm:p-7 print:block',
        styles.card,
      )}
    >
      <StarRating rating={review.rating} size="small" />
      <p
        lang={review.lang}
        className={clsx(
          'grow leading-normal wrap-anywhere whitespace-pre-line',
          styles.text,
          isCut && 'print:hidden',
        )}
      >
        {text}
      </p>
      {isCut && (
        <>
          <Link
            to="/reviews"
            className="-my-2 self-start py-2 font-semibold text-accent-strong underline underline-offset-4 hover:text-ink print:hidden"
          >
            {reviewLabels.rest}
          </Link>
          <p lang={review.lang} className="hidden print:block">
            {review.text}
          </p>
        </>
      )}
      <ReviewAuthor review={review} source={source} />
      {children}
    </div>
  )
}
