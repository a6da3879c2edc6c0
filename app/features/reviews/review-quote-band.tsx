import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'

import { LinkArrow } from '~/components/ui/icon'
import type { ReviewedService } from '~/content/review-words'
import { reviewLabels } from '~/content/reviews-text'

import { quoteLength, reviewAbout } from './choose-quote'
import { ReviewQuote } from './review-quote'
import { reviewsQuery } from './reviews.queries'
import { shortenText } from './shorten-text'

interface ReviewQuoteBandProps {
  service: ReviewedService
}

/**
 * Streams in a review that speaks of the service. Renders nothing if none does,
 * or if the reviews cannot be read.
 */
export function ReviewQuoteBand({ service }: ReviewQuoteBandProps) {
  return (
    <Suspense>
      <LoadedBand service={service} />
    </Suspense>
  )
}

function LoadedBand({ service }: ReviewQuoteBandProps) {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return null
  const review = reviewAbout(service, data.reviews)
  if (!review) return null
  return (
    <section
      aria-label={reviewLabels.quote}
      className="streamed-in review-band review-quote-wide"
    >
      <div className="page-width">
        <ReviewQuote
          review={review}
          source={data.source}
          text={shortenText(review.text, quoteLength.max)}
        >
          <Link to="/reviews" className="group all-reviews">
            {reviewLabels.all}
            <LinkArrow />
          </Link>
        </ReviewQuote>
      </div>
    </section>
  )
}
