import * as v from 'valibot'

/** A promise of the firm, in the forms that texts need it. */
const claimSchema = v.union(
  [
    v.string(),
    v.strictObject({
      text: v.string(),
      short: v.optional(v.string()),
      sentence: v.optional(v.string()),
    }),
  ],
  'must be a text, or a text with a short form and a sentence',
)

export const claimsSchema = v.record(v.string(), claimSchema)

export type Claim = v.InferOutput<typeof claimSchema>
export type ClaimsFile = Readonly<v.InferOutput<typeof claimsSchema>>
