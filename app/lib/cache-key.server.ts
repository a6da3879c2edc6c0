import { pagePaths } from './canonical-path'
import { readGallerySearch, readQuoteSearch, readServicesSearch } from './search-params'
import { mainPages } from './site-pages'

type ReadSearch = (search: Record<string, unknown>) => Record<string, unknown>

const readNothing: ReadSearch = () => ({})

// What the routes themselves read with: what a page does not read cannot make another copy of it.
const readers = new Map<string, ReadSearch>([
  ...pagePaths.map((path): [string, ReadSearch] => [path, (search) => ({ ...readQuoteSearch(search) })]),
  [mainPages.services.path, (search) => ({ ...readServicesSearch(search) })],
  [mainPages.gallery.path, (search) => ({ ...readGallerySearch(search) })],
  [mainPages.reviews.path, readNothing],
  [mainPages.epoxy.path, readNothing],
])

/**
 * The address under which visitors share one copy of a page: its path and the parameters it reads, sorted.
 * Tracking parameters and junk are left out. Nothing when the response may be something other than the page:
 * an unknown path, or a value that makes the router tidy the address first.
 * @param target path and query as they stand in the request.
 */
export function cacheKey(target: string): string | undefined {
  const [path = ''] = target.split('?')
  const readSearch = readers.get(path)
  if (!readSearch || path === target) return readSearch && path

  const given = new URLSearchParams(target.slice(path.length))
  const read = new URLSearchParams()
  for (const [name, accepted] of Object.entries(readSearch(Object.fromEntries(given)))) {
    const [value, ...more] = given.getAll(name)
    if (value === undefined) continue
    if (more.length > 0 || accepted !== value) return undefined
    read.append(name, value)
  }
  read.sort()
  return read.size > 0 ? `${path}?${read}` : path
}
