import type { ReviewsResponse } from '#domain/reviews-contract.ts'

export type ReviewsReading =
  | {
      ok: true
      response: ReviewsResponse
      /** Of malformed reviews. Safe to log. */
      skippedIds: string[]
    }
  /** Safe to log. */
  | { ok: false; code: string }
