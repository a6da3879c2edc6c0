import * as v from 'valibot'

const text = v.string()

const nonEmptyText = v.pipe(text, v.trim(), v.nonEmpty())

const webAddress = v.pipe(text, v.url(), v.startsWith('https://'))

const stars = v.pipe(v.number(), v.minValue(1), v.maxValue(5))

const languageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i))

// An invalid value must not hide the review.
function optionalField<Schema extends v.GenericSchema<string, string>>(
  schema: Schema,
) {
  return v.fallback(v.optional(schema), undefined)
}

// Also accepts a timestamp such as 2026-05-14T09:30:00Z.
const day = v.pipe(
  v.string(),
  v.transform((text) => text.trim().slice(0, 10)),
  v.isoDate(),
)

export const reviewSchema = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.nonEmpty(),
  ),
  author: nonEmptyText,
  avatar: optionalField(webAddress),
  authorUrl: optionalField(webAddress),
  rating: stars,
  text: nonEmptyText,
  lang: optionalField(languageTag),
  date: day,
  url: optionalField(webAddress),
})

export type Review = v.InferOutput<typeof reviewSchema>

/** An invalid review must not hide the others. */
export function validReviews(reviews: readonly unknown[]): Review[] {
  return reviews.flatMap((review) => {
    const parsed = v.safeParse(reviewSchema, review)
    return parsed.success ? [parsed.output] : []
  })
}

const identified = v.object({ id: reviewSchema.entries.id })

export function invalidReviewIds(reviews: readonly unknown[]): string[] {
  const invalid = reviews.filter((review) => !v.is(reviewSchema, review))
  return invalid.map((review) => {
    const parsed = v.safeParse(identified, review)
    return parsed.success ? parsed.output.id.slice(0, 200) : 'unknown'
  })
}

function hasValidReviews(reviews: readonly unknown[]): boolean {
  return reviews.length === 0 || validReviews(reviews).length > 0
}

const ratingSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  average: stars,
})

/** Of all reviews, of which a list may show only some. */
export type ReviewsRating = v.InferOutput<typeof ratingSchema>

export const reviewsResponseSchema = v.object({
  reviews: v.pipe(
    v.array(v.unknown()),
    v.check((reviews) => hasValidReviews(reviews), 'no valid reviews'),
    v.transform((reviews) => validReviews(reviews)),
  ),
  /** `google` reviews must be credited to Google Maps. */
  source: v.optional(v.picklist(['own', 'google']), 'own'),
  rating: v.fallback(v.optional(ratingSchema), undefined),
  sourceUrl: v.optional(webAddress),
})

export type ReviewsResponse = v.InferOutput<typeof reviewsResponseSchema>
