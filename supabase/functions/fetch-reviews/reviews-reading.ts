import type { ReviewsResponse } from '#domain/reviews-contract.ts'

export type ReviewsReading =
  | { ok: true; response: ReviewsResponse }
  /** Safe to log. */
  | { ok: false; code: string }
