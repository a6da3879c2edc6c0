import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { onGoogleMaps } from '~/content/reviews-text'

import { Stars } from './star-rating'
import { useRating } from './use-rating'

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
  const rating = useRating()
  if (!rating) return null
  return (
    <Link to="/reviews" className="rating-link">
      <Stars rating={rating.average} />
      {rating.text}
      {rating.source === 'google' && onGoogleMaps}
    </Link>
  )
}
