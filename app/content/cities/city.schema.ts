import * as v from 'valibot'

import { coordinatesSchema } from '../coordinates.schema.ts'
import { fields } from '../fields.schema.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const texts = v.array(text)

/** A city, as its file says it. */
export const citySchema = fields({
  name: text,
  /** Follows /city/ in the URL. */
  slug: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be lowercase letters, digits and single hyphens, such as north-hill',
    ),
  ),
  zipCodes: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\d{5}$/, 'must be five digits in quotes, such as "97201"'),
      ),
    ),
    v.minLength(1, 'must name at least one ZIP code'),
  ),
  /** The first sentence of the page, in its hero. */
  opening: text,
  /** How local conditions affect the outside of a house. */
  intro: v.pipe(texts, v.minLength(1, 'must have at least one paragraph')),
  county: v.optional(text),
  /**
   * Of its center. Places the city on the map and among the nearby ones.
   */
  coordinates: v.optional(coordinatesSchema),
  /**
   * Id of the hero picture: work that the city often needs, in a scene that its
   * services do not show.
   */
  heroPair: v.optional(text),
  /** For search engines, in place of those derived from the name. */
  title: v.optional(text),
  description: v.optional(text),
  keywords: v.optional(text),
  /**
   * A published figure for the city or the census-designated place.
   */
  population: v.optional(
    fields({ count: v.number(), year: v.number(), source: text }),
  ),
  /** Sources of local grime. */
  conditions: v.optional(texts),
  landmarks: v.optional(texts),
  neighborhoods: v.optional(texts),
  /**
   * Well-known roads, for unincorporated places with few named neighborhoods.
   */
  roads: v.optional(texts),
  homeTypes: v.optional(texts),
  /** Why people here ask for these services, most requested first. */
  commonServices: v.optional(
    v.array(
      fields({
        id: text,
        reason: text,
        /** Id of the pair beside it. Of the service, in turn, if unset. */
        pair: v.optional(text),
      }),
    ),
  ),
  /**
   * Reasons to choose the company. Promises and their numbers come from
   * pages/claims.ts, in braces.
   */
  reasons: v.optional(texts),
  callToAction: v.optional(text),
})
