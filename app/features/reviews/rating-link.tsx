import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'

import { onGoogleMaps } from '~/content/reviews-text'

import { Stars } from './star-rating'
import { useRating } from './use-rating'

interface RatingLinkProps {
  className: string
}

/** Only once there are real reviews. */
export function RatingLink({ className }: RatingLinkProps) {
  return (
    <Suspense fallback={<p className={clsx(lineStyle, className)} />}>
      <LoadedRating className={className} />
    </Suspense>
  )
}

const lineStyle =
  'min-h-[1.6em] text-sm font-semibold text-on-deep sm:text-base'

function LoadedRating({ className }: RatingLinkProps) {
  const rating = useRating()
  if (!rating) return null
  const { average, figure, text, source } = rating
  return (
    <p className={clsx(lineStyle, className)}>
      <Link
        to="/reviews"
        className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 underline-offset-4 hover:underline"
      >
        <Stars rating={average} className="shrink-0 [--star-size:1.15em]" />
        {`${figure} ${text}`}
        {source === 'google' && onGoogleMaps}
      </Link>
    </p>
  )
}
