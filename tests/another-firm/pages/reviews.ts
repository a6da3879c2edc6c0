import type { ReviewsPageFile } from '../../../app/content/page-texts.schema.ts'

export const reviewsPage: ReviewsPageFile = {
  heading: 'What neighbors say',
  source: 'From the cards in our mailbox.',
  closing: {
    heading: 'Be the next one',
    text: 'Send us your {fields}. Looking costs nothing.',
  },
}
