import type { Reviews, ReviewsResult } from './read-reviews.server'

/** A page carries its reviews in its data too. */
const reviewsPerPage = 24

export interface ReviewsPage extends Reviews {
  /** From 1, for the newest. */
  page: number
  pageCount: number
}

export type ReviewsPageResult = ({ ok: true } & ReviewsPage) | { ok: false }

export function pageOfReviews(
  result: ReviewsResult,
  page: number,
): ReviewsPageResult {
  if (!result.ok) return result
  const pageCount = Math.max(
    1,
    Math.ceil(result.reviews.length / reviewsPerPage),
  )
  const shown = Math.min(page, pageCount)
  const end = shown * reviewsPerPage
  const reviews = result.reviews.slice(end - reviewsPerPage, end)
  return { ...result, reviews, page: shown, pageCount }
}
