import * as v from 'valibot'

import { fields } from './fields.schema.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/** A before-and-after pair, as the firm's folder describes it. */
export const pairSchema = fields({
  id: text,
  /** Wide if unset. */
  shape: v.optional(v.picklist(['tall', 'square'])),
  /** Whether pages show its halves in a comparison slider. */
  compared: v.optional(v.literal(true)),
  /** Where the motif wants its seam. In the middle if unset. */
  seam: v.optional(v.number()),
  /** One line about the work: on what, against what, and what was done. */
  job: fields({ surface: text, soil: text, work: text }),
  /** Describes what is visible, not whose job it was. */
  alt: text,
})
