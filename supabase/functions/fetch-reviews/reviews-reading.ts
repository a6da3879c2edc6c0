import type { ReviewsResponse } from '#domain/reviews-contract.ts'

export type ReviewsReading =
  | {
      ok: true
      response: ReviewsResponse
      /**
       * Names the malformed reviews that the response leaves out. They are safe
       * to log.
       */
      skippedIds: string[]
    }
  /** `code` names the failure and is safe to log. */
  | { ok: false; code: string }
