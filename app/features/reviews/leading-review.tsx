import { clsx } from 'clsx'

import type { ReviewedServiceLink } from '~/content/reviews-page-content'
import { IllustrationNote } from '~/features/gallery/illustration-note'

import type { TaggedReview } from './read-reviews.server'
import { ReviewQuote } from './review-quote'
import type { ReviewsSource } from './reviews.queries'
import { ServicePictureLink } from './service-link'

interface LeadingReviewProps {
  review: TaggedReview
  source: ReviewsSource
  service: ReviewedServiceLink | undefined
}

export function LeadingReview({ review, source, service }: LeadingReviewProps) {
  return (
    <div
      className={clsx(
        'leading-review',
        service ? 'leading-review-beside' : 'page-width review-quote-wide',
      )}
    >
      <ReviewQuote review={review} source={source} text={review.text} />
      {service && (
        <div>
          <ServicePictureLink service={service} />
          <IllustrationNote
            pictures={[service.image]}
            className="mx-gutter mt-3"
          />
        </div>
      )}
    </div>
  )
}
