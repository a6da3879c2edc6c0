import type { ReviewsResponse } from '../_shared/reviews-contract.ts'

/** What came of reading the reviews. `code` names the failure and is safe to log. */
export type ReviewsReading = { ok: true; answer: ReviewsResponse } | { ok: false; code: string }
