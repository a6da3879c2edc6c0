import type { CitySlug } from '../content/cities/city.ts'
import { defaultServiceId, type ServiceId } from '../content/services/service.ts'

export type PageKind = 'home' | 'services' | 'gallery' | 'reviews' | 'contact' | 'epoxy' | 'city'

/** A page that search engines may show. */
export interface SitePage {
  kind: PageKind
  /** Canonical path with its canonical query, beginning with a slash. */
  path: string
  /** What breadcrumbs call it. */
  name: string
}

/** The pages there is one of. A test of types holds every path to be a route. */
export const mainPages = {
  home: { kind: 'home', path: '/', name: 'Home' },
  services: { kind: 'services', path: '/services', name: 'Services' },
  gallery: { kind: 'gallery', path: '/gallery', name: 'Gallery' },
  reviews: { kind: 'reviews', path: '/reviews', name: 'Reviews' },
  contact: { kind: 'contact', path: '/contact', name: 'Contact' },
  epoxy: { kind: 'epoxy', path: '/epoxy', name: 'Epoxy Flooring' },
} as const satisfies Record<Exclude<PageKind, 'city'>, SitePage>

/** The services page with this service selected; the default one has no address of its own. */
export function servicePage({ id, shortTitle }: { id: ServiceId; shortTitle: string }): SitePage {
  if (id === defaultServiceId) return mainPages.services
  return { kind: 'services', path: `${mainPages.services.path}?tab=${id}`, name: shortTitle }
}

/** What breadcrumbs lead through on the way to a page, from home on. */
export function ancestorsOf({ kind, path }: SitePage) {
  if (kind === 'home') return []
  return kind === 'services' && path !== mainPages.services.path
    ? [mainPages.home, mainPages.services]
    : [mainPages.home]
}

export function cityPage({ slug, name }: { slug: CitySlug; name: string }): SitePage {
  return { kind: 'city', path: cityPath(slug), name }
}

export function cityPath(slug: CitySlug): `/city/${CitySlug}` {
  return `/city/${slug}`
}

/** The picture that is shown when the page is shared: one a kind of page, and one a city. */
export function socialCardPath({ kind, path }: SitePage): string {
  const name = kind === 'city' ? path.slice(1).replace('/', '-') : kind
  return `/social/${name}.jpg`
}
