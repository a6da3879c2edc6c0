import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { Review } from '#domain/reviews-contract.ts'

import { ReviewAuthor } from './review-author'
import type { ReviewsSource } from './reviews.queries'
import { StarRating } from './star-rating'

interface ReviewQuoteProps {
  review: Review
  source: ReviewsSource
  text: string
  /** `band`: on wide windows, with the author at its left. */
  layout?: 'usual' | 'wide' | 'band'
  className?: string
  children?: ReactNode
}

const layouts = {
  usual: { quote: '', stars: '', text: '', foot: '' },
  wide: {
    quote: '',
    stars: '',
    text: 'max-w-5xl lg:text-statement lg:leading-[1.12]',
    foot: '',
  },
  band: {
    quote:
      'lg:grid-cols-[auto_minmax(0,1fr)_calc((100%-4rem)*2/3)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-0',
    stars: 'lg:ml-5 lg:self-center',
    text: 'lg:col-start-3 lg:row-span-full',
    foot: 'lg:col-[1/3] lg:grid lg:content-start lg:pr-8',
  },
}

export function ReviewQuote({
  review,
  source,
  text,
  layout = 'usual',
  className,
  children,
}: ReviewQuoteProps) {
  const styles = layouts[layout]
  return (
    <figure
      className={clsx(
        'grid quote-mark grid-cols-[auto_1fr] items-center gap-5 lg:gap-y-7',
        styles.quote,
        className,
      )}
    >
      <StarRating rating={review.rating} className={styles.stars} />
      <blockquote
        lang={review.lang}
        className={clsx(
          'col-span-full font-display text-subtitle leading-[1.14] font-bold text-balance wrap-anywhere whitespace-pre-line',
          styles.text,
        )}
      >
        {text}
      </blockquote>
      <figcaption
        className={clsx(
          'col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-3',
          styles.foot,
        )}
      >
        <ReviewAuthor review={review} source={source} />
        {children}
      </figcaption>
    </figure>
  )
}
