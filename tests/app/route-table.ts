import { serviceAreas } from '../../app/content/cities/city.ts'
import { legacyRedirects, type LegacyTarget } from '../../app/content/legacy-redirects.ts'
import { defaultServiceId } from '../../app/content/services/service.ts'
import { services } from '../../app/content/services/services.ts'

/*
 * Every address and what it answers, derived: that the lists of the content are the specified ones says
 * tests/unit/content/specified-facts.test.ts.
 */

export const citySlugs: readonly string[] = serviceAreas.map(({ slug }) => slug)

interface PageRow {
  path: string
  title: string
  inSitemap: boolean
}

export const pages: readonly PageRow[] = [
  { path: '/', title: 'Pressure Washing Sacramento, CA', inSitemap: true },
  { path: '/services', title: 'Concrete Sealing in Sacramento', inSitemap: true },
  { path: '/gallery', title: 'Before and After Gallery', inSitemap: true },
  { path: '/reviews', title: 'Customer Reviews', inSitemap: true },
  { path: '/contact', title: 'Contact and Free Quote', inSitemap: true },
  { path: '/epoxy', title: 'Epoxy Garage Floors Sacramento', inSitemap: true },
  ...services
    .filter(({ id }) => id !== defaultServiceId)
    .map(({ id, search }) => ({ path: `/services?tab=${id}`, title: search.title, inSitemap: false })),
  // Only the name is certain: the words around it differ from city to city.
  ...serviceAreas.map(({ name, slug }) => ({ path: `/city/${slug}`, title: name, inSitemap: true })),
]

export const redirects: readonly { path: string; to: string; inSitemap: boolean }[] = legacyRedirects.map(
  ({ from, target }) => ({
    path: from,
    to: addressOf(target),
    inSitemap: citySlugs.some((slug) => from === `/${slug}-pressure-washing`),
  }),
)

function addressOf(target: LegacyTarget): string {
  if ('params' in target) return `/city/${target.params.citySlug}`
  return 'search' in target ? `${target.to}?tab=${target.search.tab}` : target.to
}

export const nowhere: readonly string[] = [
  '/nowhere',
  '/404',
  '/pricing/2025',
  '/services/roof',
  '/city',
  '/city/atlantis',
  '/atlantis-pressure-washing',
  '/gallery.php',
  '/%3Cscript%3E',
  '/caf%C3%A9',
]

export interface Spelling {
  name: string
  of: (path: string) => string
}

/** What people and programs make of an address. */
export const spellings: readonly Spelling[] = [
  { name: 'as it is', of: (path) => path },
  { name: 'with a slash at the end', of: (path) => onPath(path, (it) => `${it}/`) },
  { name: 'in capitals', of: (path) => onPath(path, (it) => it.toUpperCase()) },
  { name: 'with double slashes', of: (path) => onPath(path, (it) => it.replaceAll('/', '//')) },
  { name: 'all at once', of: (path) => onPath(path, (it) => `${it.replaceAll('/', '//').toUpperCase()}//`) },
]

export const queries: readonly string[] = ['', 'utm_source=ad+words&gclid=Q', 'a=%26&a=b&id=0123']

function onPath(address: string, change: (path: string) => string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return change(pathname) + search
}
