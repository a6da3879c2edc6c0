import { Suspense } from 'react'

import { reviewLabels } from '~/content/reviews-text'

import { GoogleMaps } from './review-author'
import { Stars } from './star-rating'
import { useRating } from './use-rating'

interface RatingSummaryProps {
  page: number
}

// The space stays empty without reviews, so that nothing below it moves.
export function RatingSummary({ page }: RatingSummaryProps) {
  return (
    <div className="mt-5 flex min-h-24 items-center gap-5 sm:gap-6 low:mt-3">
      <Suspense>
        <LoadedSummary page={page} />
      </Suspense>
    </div>
  )
}

function LoadedSummary({ page }: RatingSummaryProps) {
  const rating = useRating(page)
  if (!rating) return null
  const { average, text, source, sourceUrl } = rating
  return (
    <>
      <span
        aria-hidden
        className="font-display text-[length:calc(1.25*var(--text-count))] leading-[0.8] font-extrabold tabular-nums"
      >
        {average.toFixed(1)}
      </span>
      <div className="grid max-w-60 gap-2.5 text-lead leading-snug font-semibold">
        <Stars
          rating={average}
          className="[--star-size:calc(7*var(--spacing))]"
        />
        <p className="text-balance">
          {text}
          {source === 'google' && (
            <>
              {` ${reviewLabels.on} `}
              <GoogleMaps url={sourceUrl} />
            </>
          )}
        </p>
      </div>
    </>
  )
}
