import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import type { ReviewedService } from '~/content/review-words'
import { reviewLabels } from '~/content/reviews-text'

import { AllReviewsLink } from './all-reviews-link'
import { quoteLength, reviewAbout, reviewFrom } from './choose-quote'
import type { TaggedReview } from './read-reviews.server'
import { ReviewQuote } from './review-quote'
import { reviewsQuery } from './reviews.queries'
import { shortenText } from './shorten-text'

export function ReviewQuoteBand({ service }: { service: ReviewedService }) {
  return <Band choose={(reviews) => reviewAbout(service, reviews)} />
}

export function CityReviewBand({ city }: { city: string }) {
  return <Band choose={(reviews) => reviewFrom(city, reviews)} />
}

interface BandProps {
  choose: (reviews: readonly TaggedReview[]) => TaggedReview | undefined
}

function Band({ choose }: BandProps) {
  return (
    <Suspense>
      <LoadedBand choose={choose} />
    </Suspense>
  )
}

function LoadedBand({ choose }: BandProps) {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok) return null
  const review = choose(data.reviews)
  if (!review) return null
  return (
    <section
      aria-label={reviewLabels.quote}
      className="streamed-in page-width py-10 lg:py-14"
    >
      <ReviewQuote
        review={review}
        source={data.source}
        text={shortenText(review.text, quoteLength.max)}
        layout="band"
      >
        <AllReviewsLink />
      </ReviewQuote>
    </section>
  )
}
