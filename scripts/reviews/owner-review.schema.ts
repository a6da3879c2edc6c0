import * as v from 'valibot'

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-01'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a day such as 2026-11-01'),
)

/** A review as the owner gives it, by flags or in a line of a CSV file. */
export const ownerReviewSchema = v.object({
  author: v.pipe(
    v.string('is missing'),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(120, 'is longer than 120'),
  ),
  rating: v.pipe(v.string('is missing'), v.regex(/^[1-5]$/, 'must be 1, 2, 3, 4 or 5'), v.transform(Number)),
  text: v.pipe(
    v.string('is missing'),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(5000, 'is longer than 5000'),
  ),
  date: v.optional(day, () => new Date().toISOString().slice(0, 10)),
})

export type OwnerReview = v.InferOutput<typeof ownerReviewSchema>

/** What does not fit, as one line. */
export function reviewProblems(issues: v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; ')
}
