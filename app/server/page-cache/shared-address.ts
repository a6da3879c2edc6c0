import * as v from 'valibot'

import { quoteSearchSchema, servicesSearchSchema } from '~/seo/page-search.schema'
import { mainPages, pagePaths } from '~/seo/site-pages'

const noSearchSchema = v.object({})

type SearchSchema = typeof quoteSearchSchema | typeof servicesSearchSchema | typeof noSearchSchema

// The schemas the routes themselves validate with: what a page does not read cannot make another copy of it.
const searchSchemas = new Map<string, SearchSchema>([
  ...pagePaths.map((path): [string, SearchSchema] => [path, quoteSearchSchema]),
  [mainPages.services.path, servicesSearchSchema],
  [mainPages.gallery.path, noSearchSchema],
  [mainPages.reviews.path, noSearchSchema],
  [mainPages.epoxy.path, noSearchSchema],
])

/**
 * The address under which visitors share one copy of a page: its path and the parameters it reads, sorted.
 * Tracking parameters and junk are left out. Nothing when the answer may be something other than the page:
 * an unknown path, or a value that makes the router tidy the address first.
 * @param target path and query as they stand in the request.
 */
export function sharedAddress(target: string): string | undefined {
  const queryStart = target.indexOf('?')
  const path = queryStart === -1 ? target : target.slice(0, queryStart)
  const schema = searchSchemas.get(path)
  if (!schema || queryStart === -1) return schema && path

  const given = new URLSearchParams(target.slice(queryStart))
  const read = new URLSearchParams()
  for (const [name, entry] of Object.entries(schema.entries)) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || v.parse(entry, value) !== value) return undefined
    read.append(name, value)
  }
  read.sort()
  return read.size > 0 ? `${path}?${read}` : path
}
