import * as v from 'valibot'

/** What `fetch-reviews` answers. The function checks its answer with this schema, the site what it gets. */

export const reviewSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Address of a picture of the author. */
  avatar: v.optional(v.pipe(v.string(), v.url())),
  /** Stars. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Day it was written, such as 2026-05-14. */
  date: v.pipe(v.string(), v.isoDate()),
})

export type Review = v.InferOutput<typeof reviewSchema>

/** The newest first. */
export const reviewsResponseSchema = v.object({ reviews: v.array(reviewSchema) })

export type ReviewsResponse = v.InferOutput<typeof reviewsResponseSchema>

/** With every status but 200; safe to log and to show. */
export interface ReviewsRefusal {
  error: string
}
