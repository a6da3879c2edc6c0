import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { onGoogleMaps } from '~/content/reviews-text'

import { Stars } from './star-rating'
import { useRating } from './use-rating'

// The line stays empty without reviews, so that nothing below it moves.
export function RatingLink({ className }: { className: string }) {
  return (
    <p
      className={clsx(
        'min-h-[1.6em] text-sm font-semibold text-on-deep sm:text-base',
        className,
      )}
    >
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
    <Link
      to="/reviews"
      className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 underline-offset-4 hover:underline"
    >
      <Stars
        rating={rating.average}
        className="shrink-0 [--star-size:1.15em]"
      />
      {rating.text}
      {rating.source === 'google' && onGoogleMaps}
    </Link>
  )
}
