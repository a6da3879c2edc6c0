import * as v from 'valibot'

import { fields, text } from './fields.schema.ts'

const job = fields({ surface: text, soil: text, work: text })

const seamProblem = 'must be a share of the width from 0.2 to 0.8, such as 0.5'

/** A pair before and after, as the firm's folder describes it. */
export const pairSchema = fields({
  /** Of pictures/gallery/ID, or the path of a photograph, such as `roof/1`. */
  id: text,
  /** What is visible. */
  alt: text,
  job: v.optional(job),
  /** Share of the width that is left of the seam. A half if unset. */
  seam: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0.2, seamProblem),
      v.maxValue(0.8, seamProblem),
    ),
  ),
})

export type Job = v.InferOutput<typeof job>
export type PairFile = v.InferOutput<typeof pairSchema>
