import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { ratingText } from '~/content/reviews-text'

import { averageRating } from './average-rating'
import { reviewsQuery } from './reviews.queries'
import { Stars } from './star-rating'

/**
 * Renders the average rating and where it comes from, as a link to the reviews.
 * Without reviews, its line stays empty, so that nothing below it moves.
 */
export function RatingLink({ className }: { className: string }) {
  return (
    <p className={clsx('rating-line', className)}>
      <Suspense>
        <LoadedRating />
      </Suspense>
    </p>
  )
}

function LoadedRating() {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return null
  const { reviews, source } = data
  const text = ratingText(reviews, source)
  if (text === undefined) return null
  return (
    <Link to="/reviews" className="rating-link">
      <Stars rating={averageRating(reviews)} />
      {text}
    </Link>
  )
}
