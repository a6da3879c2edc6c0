import type {
  Review,
  ReviewsRating,
  ReviewsResponse,
} from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'

import { ctaTexts } from './cta-text.ts'

export const reviewsTexts = {
  others: 'More reviews',
  list: 'All reviews',
  order: 'Newest first',
  pages: {
    label: 'Pages of reviews',
    newer: 'Newer reviews',
    older: 'Older reviews',
  },
  sample: 'Sample',
  samples: 'Samples, shown until the first real ones are in.',
  /**
   * Accessible name of the review platform's widget (reviewWidget of business.ts).
   */
  widget: 'Reviews from our review site',
  /**
   * Replaces the list. Followed by links to the phone number and the quote
   * form.
   */
  failed: 'We can’t show reviews right now. Ask us about our work instead.',
  empty: 'There are no reviews here yet. Ask us about our work instead.',
  ask: { call: ctaTexts.call, or: 'or use', form: 'the quote form' },
}

/** Follows the average, such as 4.8. */
export function ratingText({ count }: Pick<ReviewsRating, 'count'>): string {
  const noun = count === 1 ? 'review' : 'reviews'
  return `star rating from ${count} ${noun}`
}

/** Empty for samples, which the top of the page says. */
export function sourceText({
  reviews,
  source,
  own,
}: {
  reviews: readonly Pick<Review, 'id'>[]
  source: ReviewsResponse['source']
  /** What the firm says of its own. */
  own: string
}): string {
  if (source === 'google') return 'Chosen by Google, shown in full.'
  return areSamples(reviews) ? '' : own
}

export function areSamples(reviews: readonly Pick<Review, 'id'>[]): boolean {
  return reviews.every(({ id }) => isSampleRow(id))
}

export function pageText(page: number, pageCount: number): string {
  return `Page ${page} of ${pageCount}`
}

export const reviewLabels = {
  loading: 'Loading reviews',
  strip: 'Reviews, side by side',
  play: 'Play reviews',
  pause: 'Pause reviews',
  all: 'Read all reviews',
  /** Of a review that is cut. */
  rest: 'Read the rest',
  quote: 'What a customer says',
  /** Follows the number of stars. */
  stars: 'out of 5 stars',
  on: 'on',
  /**
   * Attribution as Google requires it: in these words, untranslated and on one
   * line.
   */
  googleMaps: 'Google Maps',
} as const

export const onGoogleMaps = ` ${reviewLabels.on} ${reviewLabels.googleMaps}`
