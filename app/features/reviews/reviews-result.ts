import type { ReviewsResponse } from '#functions/_shared/reviews-contract.ts'

/** The newest review first. A failed read has been logged where it failed. */
export type ReviewsResult = ({ ok: true } & ReviewsResponse) | { ok: false }

export type ReviewsSource = ReviewsResponse['source']
