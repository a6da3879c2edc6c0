import { readFirmReviews } from '../../scripts/lib/firm-reviews.ts'

const { reviews } = readFirmReviews()

export const ownReviews = reviews.filter(({ sample }) => !sample)

/** Samples are shown until there is a review of the firm's own. */
export const seededReviews = ownReviews.length > 0 ? ownReviews : reviews

/** What the strip and the first page of reviews show, newest first. */
export const shownReviews = seededReviews
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .slice(0, 24)
