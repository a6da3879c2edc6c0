import type { Review, ReviewsResponse } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'

import { ctaTexts } from './cta-text.ts'

/** Texts of the reviews page, other than the reviews. */
export const reviewsTexts = {
  /** Accessible name of the list. */
  list: 'All reviews',
  /** Badge next to the author of a sample review. */
  sample: 'Sample',
  /** Replaces `source` while all reviews are samples. */
  samples: 'Sample reviews, until the first real ones are in.',
  source: 'Sent to us or posted on a review site, shown in full, newest first.',
  /**
   * Replaces `source` for reviews from Google Maps, whose link goes between the
   * two parts.
   */
  googleSource: [
    'Chosen by Google from what customers write about us on ',
    ', newest first.',
  ],
  /**
   * Accessible name of the review platform's widget (SITE_REVIEW_WIDGET_URL).
   */
  widget: 'Reviews from our review site',
  /**
   * Replaces the list. Followed by links to the phone number and the quote
   * form.
   */
  failed: 'We can’t show reviews right now. Ask us about our work instead.',
  empty: 'There are no reviews here yet. Ask us about our work instead.',
  /** The text around the phone number and the link to the form. */
  ask: { call: ctaTexts.call, or: 'or use', form: 'the quote form' },
  closing: {
    heading: 'Yours could be the next one here',
    text: 'Send us your name, email and phone. We’ll call, ask what needs cleaning, and the estimate is free.',
  },
}

/**
 * Says where the stars come from, such as `5.0 star rating from 8 sample
 * reviews`. Returns undefined if there are no reviews.
 */
export function ratingText(
  reviews: readonly Pick<Review, 'id' | 'rating'>[],
  source: ReviewsResponse['source'],
): string | undefined {
  if (reviews.length === 0) return undefined
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const average = (sum / reviews.length).toFixed(1)
  const kind = reviews.every(({ id }) => isSampleRow(id)) ? ' sample' : ''
  const noun = reviews.length === 1 ? 'review' : 'reviews'
  const place = source === 'google' ? ` on ${reviewLabels.googleMaps}` : ''
  return `${average} star rating from ${reviews.length}${kind} ${noun}${place}`
}

/** Labels of the review controls and for screen readers. */
export const reviewLabels = {
  loading: 'Loading reviews',
  strip: 'Reviews, side by side',
  play: 'Play reviews',
  pause: 'Pause reviews',
  all: 'Read all reviews',
  /** Follows the number of stars. */
  stars: 'out of 5 stars',
  /** Precedes the site on which a review was written. */
  on: 'on',
  /**
   * Attribution as Google requires it: in these words, untranslated and on one
   * line.
   */
  googleMaps: 'Google Maps',
} as const
