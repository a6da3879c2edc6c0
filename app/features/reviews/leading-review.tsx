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
        'pt-8 pb-14 lg:pt-14 lg:pb-20',
        service
          ? 'grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center'
          : 'page-width',
      )}
    >
      <ReviewQuote
        review={review}
        source={source}
        text={review.text}
        layout={service ? 'usual' : 'wide'}
        {...(service && { className: 'mx-gutter lg:order-1 lg:ml-0' })}
      />
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
