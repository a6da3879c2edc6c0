import * as v from 'valibot'

import { fields, matching, text } from './fields.schema.ts'
import { pairSchema } from './pair.schema.ts'

const galleryPair = fields({
  ...pairSchema.entries,
  /** One of the categories. Without one, no filter shows it. */
  category: v.optional(text),
})

const category = fields({
  /** Follows /gallery?kind= in the URL. */
  kind: matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be of small letters, digits and hyphens, such as decks',
  ),
  /** Of its filter. */
  label: text,
  category: text,
})

export const gallerySchema = fields({
  /** In the order of the filters. Those without pairs have none. */
  categories: v.array(category),
  /** Ids of pairs. Left out, the first pairs take their places. */
  hero: v.optional(text),
  notFound: v.optional(text),
  /** At the top of the home page if that has no film. */
  homeHero: v.optional(text),
  home: v.optional(v.array(text)),
  closing: v.optional(text),
  reviews: v.optional(text),
  pairs: v.array(galleryPair),
})

export type GalleryPair = v.InferOutput<typeof galleryPair>
export type GalleryFile = v.InferOutput<typeof gallerySchema>
