import type { ReviewsResponse } from '#domain/reviews-contract.ts'

export type ReviewsReading =
  | { ok: true; response: ReviewsResponse }
  | { ok: false; code: string }
