import { durations } from './claims.ts'
import { waysToAsk } from './ways-to-ask.ts'

/** What the reviews page says around the reviews themselves. */
export const reviewsTexts = {
  heading: 'In their own words',
  source: 'Sent to us or left on a review platform, shown in full, the newest first.',
  /** The same for reviews from Google Maps, which is named and linked between the two parts. */
  googleSource: ['Chosen by Google from what customers write about us on ', ', the newest first.'],
  /** Names the widget of a review platform, where one is set up (SITE_REVIEW_WIDGET_URL). */
  widget: 'Reviews on the review platform',
  /** Instead of the list; the ways to ask follow. */
  failed: 'The reviews cannot be shown at the moment. Ask us about our work instead.',
  empty: 'There are no reviews here yet. Ask us about our work instead.',
  /** Around the number and the link to the form, which follow each other. */
  ask: { call: waysToAsk.call, or: 'or use', form: 'the quote form' },
  closing: {
    heading: 'Judge the next one yourself',
    text: `Tell us the surface and the city. The estimate is free, and you hear from us within ${durations.replyHours} hours.`,
    link: waysToAsk.quote,
  },
}
