import { Suspense } from 'react'

import { reviewLabels } from '~/content/reviews-text'

import { GoogleMaps } from './review-author'
import { Stars } from './star-rating'
import { useRating } from './use-rating'

interface RatingSummaryProps {
  page: number
}

export function RatingSummary({ page }: RatingSummaryProps) {
  return (
    <div className="rating-summary">
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
      <span aria-hidden className="rating-figure">
        {average.toFixed(1)}
      </span>
      <div className="rating-basis">
        <Stars rating={average} />
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
