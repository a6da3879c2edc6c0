import { cityIndex } from '../../app/content/cities/city-index.ts'
import {
  legacyCityRedirects,
  legacyRedirects,
} from '../../app/content/legacy-urls.ts'
import { searchResults } from '../../app/content/page-metadata.ts'
import {
  defaultServiceId,
  footerServices,
  serviceNames,
} from '../../app/content/services/service-index.ts'
import { services } from '../../app/content/services/services.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'

interface PageRow {
  path: string
  title: string
  /** The specified sitemap priority. Pages without one are not listed. */
  priority?: string
}

/** Every page of the site. */
export const pages: readonly PageRow[] = [
  { path: '/', title: searchResults.home.title, priority: '1.0' },
  ...services.slice(0, 1).map(({ search }) => ({
    path: '/services',
    title: search.title,
    priority: '0.9',
  })),
  { path: '/contact', title: searchResults.contact.title, priority: '0.9' },
  { path: '/gallery', title: searchResults.gallery.title, priority: '0.8' },
  { path: '/reviews', title: searchResults.reviews.title, priority: '0.8' },
  ...specialties.map(({ slug, search }) => ({
    path: `/${slug}`,
    title: search.title,
    priority: '0.7',
  })),
  ...services.slice(1).map(({ id, search }) => ({
    path: `/services?tab=${id}`,
    title: search.title,
  })),
  ...cityIndex.map(({ name, slug }) => ({
    path: `/city/${slug}`,
    title: name,
    priority: '0.7',
  })),
]

/** A service with a URL of its own, which the footer lists. */
export const tabService =
  footerServices.find(({ id }) => id !== defaultServiceId) ?? serviceNames[1]
export const tabServicePath = `/services?tab=${tabService.id}`

const specialtyPaths = specialties.map(({ slug }) => `/${slug}`)

/** One page of each kind that offers a service. */
export const offerPaths: readonly string[] = [
  tabServicePath,
  ...specialtyPaths.slice(0, 1),
  ...cityIndex.slice(0, 1).map(({ slug }) => `/city/${slug}`),
]

export const onePathPerKind: readonly string[] = [
  '/',
  '/gallery',
  '/reviews',
  '/contact',
  ...offerPaths,
]

interface RedirectRow {
  path: string
  to: string
  priority?: string
}

const cityRedirects = new Set(legacyCityRedirects.map(({ from }) => from))

/** From URLs of the firm's previous site. */
export const redirects: readonly RedirectRow[] = legacyRedirects.map(
  ({ from, to }) =>
    cityRedirects.has(from)
      ? { path: from, to, priority: '0.6' }
      : { path: from, to },
)

/** Paths that do not exist. */
export const missingPaths: readonly string[] = [
  '/nowhere',
  '/404',
  '/pricing/2025',
  `/services/${tabService.id}`,
  '/city',
  '/atlantis-pressure-washing',
  '/%3Cscript%3E',
  '/caf%C3%A9',
]
