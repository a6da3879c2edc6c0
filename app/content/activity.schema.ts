import * as v from 'valibot'

import { fields, text } from './fields.schema.ts'

const daysAgo = v.pipe(v.number(), v.integer(), v.minValue(1))

const bookingSchema = fields({
  kind: v.literal('booking'),
  name: text,
  /** Id of a service or slug of a specialty. */
  service: text,
  /** Slug of a city. */
  city: text,
  daysAgo,
})

const reviewSchema = fields({
  kind: v.literal('review'),
  name: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  daysAgo,
})

/** What notifications tell from time to time. */
export const activitySchema = fields({
  /** Beside the title of each, such as “Sample” while they are invented. */
  badge: v.optional(text),
  items: v.array(v.variant('kind', [bookingSchema, reviewSchema])),
})

export type ActivityFile = v.InferOutput<typeof activitySchema>
