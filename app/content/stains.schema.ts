import * as v from 'valibot'

import { fields, text } from './fields.schema.ts'

export const verdicts = ['gone', 'fainter', 'stays'] as const

export const stainSchema = fields({
  /** Also the name of its pair, pictures/stains/ID. */
  id: v.pipe(v.string(), v.slug()),
  name: text,
  /** What washing does to it. */
  verdict: v.picklist(verdicts),
  /** Why, in a sentence or two. */
  reason: text,
  /** Other words in which visitors ask the assistant about it. */
  asked: v.optional(text),
})

export const stainsSchema = v.array(stainSchema)

export type StainFile = v.InferOutput<typeof stainSchema>
export type Verdict = StainFile['verdict']
