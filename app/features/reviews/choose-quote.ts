import type { ReviewedService } from '~/content/review-words'

import type { TaggedReview } from './read-reviews.server'

/** A review with fewer stars is listed, but not quoted. */
const minStars = 4

/** In characters, as many as read well in large type. */
export const quoteLength = { min: 80, max: 240 }

/**
 * Returns the review to quote at the top of all: the newest of a good length,
 * or else the newest that is short.
 */
export function leadingReview(
  reviews: readonly TaggedReview[],
): TaggedReview | undefined {
  const short = reviews.filter(
    ({ rating, text }) => rating >= minStars && text.length <= quoteLength.max,
  )
  return short.find(isLongEnough) ?? short[0]
}

/**
 * Returns the review to quote where a service is described, if one speaks of
 * it. Its text may have to be shortened.
 */
export function reviewAbout(
  service: ReviewedService,
  reviews: readonly TaggedReview[],
): TaggedReview | undefined {
  const about = reviews.filter(
    ({ rating, services }) => rating >= minStars && services.includes(service),
  )
  return leadingReview(about) ?? about[0]
}

function isLongEnough({ text }: TaggedReview): boolean {
  return text.length >= quoteLength.min
}
