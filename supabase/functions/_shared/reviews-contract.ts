import * as v from 'valibot'

/** What `fetch-reviews` answers. The function checks its answer with these schemas, the site what it gets. */

const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'))

/** A field that is left out when it does not fit: it must not hide the review. */
function extra<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** A day such as 2026-05-14, also from a moment such as 2026-05-14T09:30:00Z. */
const day = v.pipe(
  v.string(),
  v.transform((text) => text.trim().slice(0, 10)),
  v.isoDate(),
)

export const reviewSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  author: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Address of a picture of the author. */
  avatar: extra(webAddress),
  /** Profile of the author where the review was written. */
  authorUrl: extra(webAddress),
  /** Stars. */
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** Language of the text, such as es, when it is known. */
  lang: extra(v.pipe(v.string(), v.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z\d]{2,8})*$/))),
  /** Day it was written, such as 2026-05-14. */
  date: day,
  /** The review itself where it was written. */
  url: extra(webAddress),
})

export type Review = v.InferOutput<typeof reviewSchema>

/** Those that can be shown: one that cannot must not hide the others. */
export function fittingReviews(given: readonly unknown[]): Review[] {
  return given.flatMap((review) => {
    const found = v.safeParse(reviewSchema, review)
    return found.success ? [found.output] : []
  })
}

export const reviewsResponseSchema = v.object({
  /** The newest first. */
  reviews: v.pipe(
    v.array(v.unknown()),
    v.check((given) => given.length === 0 || fittingReviews(given).length > 0, 'no review can be shown'),
    v.transform((given) => fittingReviews(given)),
  ),
  /** `google`: from Google Maps, which has to be named beside them. `own`: from the owner's table. */
  source: v.optional(v.picklist(['own', 'google']), 'own'),
  /** The business on Google Maps. */
  sourceUrl: v.optional(webAddress),
})

export type ReviewsResponse = v.InferOutput<typeof reviewsResponseSchema>
