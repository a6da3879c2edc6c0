import type { Review } from '#functions/_shared/reviews-contract.ts'

/** The newest review first. A failed read has been logged where it failed. */
export type ReviewsResult = { ok: true; reviews: Review[] } | { ok: false }
