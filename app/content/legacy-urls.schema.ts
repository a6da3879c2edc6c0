import * as v from 'valibot'

import { fields } from './fields.schema.ts'

const path = v.pipe(
  v.string(),
  v.regex(
    /^\/[a-z0-9{}/_.-]*$/,
    'must begin with / and have only lowercase letters, digits, hyphens, dots and slashes',
  ),
)

/** Paths of the firm's previous site. */
export const legacyUrlsSchema = fields({
  /** Of the cities' pages, such as `/{slug}-pressure-washing`. */
  cityPattern: v.optional(
    v.pipe(path, v.includes('{slug}', 'must have {slug} in place of the city')),
  ),
  redirects: v.array(fields({ from: path, to: v.string() })),
})
