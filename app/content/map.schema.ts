import * as v from 'valibot'

import { coordinateEntries, coordinatesSchema } from './coordinates.schema.ts'
import { fields } from './fields.schema.ts'

/** What the drawn map shows besides the cities and the address. */
export const mapSchema = fields({
  /** The city that the served places surround. */
  center: v.optional(
    fields({
      name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
      ...coordinateEntries,
    }),
  ),
  /** By slug: where a city's name stands, instead of where it fits. */
  labelSides: v.optional(
    v.record(
      v.string(),
      v.picklist(
        ['right', 'left', 'above', 'above-left', 'below'],
        'must be right, left, above, above-left or below',
      ),
    ),
  ),
  /** Slugs of the cities on small maps, instead of those that fit. */
  mainPlaces: v.optional(v.array(v.string())),
  /** Their courses. They begin and end off the drawing. */
  rivers: v.optional(v.array(v.array(coordinatesSchema))),
})
