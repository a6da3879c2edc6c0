import { ctaTexts } from './cta.ts'
import { durations } from './marketing-claims.ts'

/** What the reviews page says around the reviews themselves. */
export const reviewsTexts = {
  /** Names the list for screen readers. */
  list: 'All reviews',
  /** Beside the author of a review that the project comes with. */
  sample: 'Sample',
  /** Instead of the next sentence, while all are samples. */
  samples: 'Sample reviews, until the first real ones are in.',
  source: 'Sent to us or posted on a review site, shown in full, newest first.',
  /** The same for reviews from Google Maps, which is named and linked between the two parts. */
  googleSource: ['Chosen by Google from what customers write about us on ', ', newest first.'],
  /** Names the widget of a review platform, where one is set up (SITE_REVIEW_WIDGET_URL). */
  widget: 'Reviews from our review site',
  /** Instead of the list. Phone number and quote form follow. */
  failed: 'We can’t show reviews right now. Ask us about our work instead.',
  empty: 'There are no reviews here yet. Ask us about our work instead.',
  /** Around the number and the link to the form, which follow each other. */
  ask: { call: ctaTexts.call, or: 'or use', form: 'the quote form' },
  closing: {
    heading: 'Be the next one',
    text: `Leave your number: we’ll call within ${durations.replyHours} hours, and the estimate is free.`,
    link: ctaTexts.quote,
  },
}

/** The labels of the controls around reviews, and those for screen readers. */
export const reviewLabels = {
  loading: 'Loading reviews',
  strip: 'Reviews, side by side',
  play: 'Play reviews',
  pause: 'Pause reviews',
  all: 'Read all reviews',
  /** Follows the number of stars. */
  stars: 'out of 5 stars',
  /** Before where a review was written. */
  on: 'on',
  /** The way Google asks to be named: in these words, untranslated and unbroken. */
  googleMaps: 'Google Maps',
} as const
