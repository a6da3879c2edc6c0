import type { ReviewsPageFile } from '../../app/content/page-texts.schema.ts'

export const reviewsPage: ReviewsPageFile = {
  heading: 'Customer reviews',
  /** Beside them once they are no samples. Without it, nothing is said. */
  source: 'Sent to us or posted on a review site, shown in full.',
  /** After the last review. */
  closing: {
    heading: 'Yours could be the next one here',
    text: 'Send us your {fields}. We’ll call, ask what needs cleaning, and the estimate is free.',
  },
}
