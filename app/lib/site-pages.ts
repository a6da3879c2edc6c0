import { cityIndex, type CitySlug } from '../content/cities/city-index.ts'
import {
  defaultServiceId,
  type ServiceId,
} from '../content/services/service-index.ts'
import { sharedPictureAlt } from '../content/shared-pictures.ts'
import {
  type SpecialtyName,
  specialtyNames,
} from '../content/specialties/specialty-index.ts'

export const pageKinds = [
  'home',
  'services',
  'gallery',
  'reviews',
  'contact',
  'specialty',
  'city',
] as const

export type PageKind = (typeof pageKinds)[number]

export interface SitePage {
  kind: PageKind
  /** With its canonical query. */
  path: string
  name: string
  /** A browser without scripts posts the form to the page itself. */
  hasQuoteForm: boolean
}

export const mainPages = {
  home: { kind: 'home', path: '/', name: 'Home', hasQuoteForm: true },
  services: {
    kind: 'services',
    path: '/services',
    name: 'Services',
    hasQuoteForm: true,
  },
  gallery: {
    kind: 'gallery',
    path: '/gallery',
    name: 'Gallery',
    hasQuoteForm: false,
  },
  reviews: {
    kind: 'reviews',
    path: '/reviews',
    name: 'Reviews',
    hasQuoteForm: false,
  },
  contact: {
    kind: 'contact',
    path: '/contact',
    name: 'Contact',
    hasQuoteForm: true,
  },
} as const satisfies Record<Exclude<PageKind, 'specialty' | 'city'>, SitePage>

/** The default service has no URL of its own. */
export function servicePage({
  id,
  shortTitle,
}: {
  id: ServiceId
  shortTitle: string
}): SitePage {
  if (id === defaultServiceId) return mainPages.services
  return {
    ...mainPages.services,
    path: `${mainPages.services.path}?tab=${id}`,
    name: shortTitle,
  }
}

export function specialtyPage({
  slug,
  name,
}: Pick<SpecialtyName, 'slug' | 'name'>): SitePage {
  return { kind: 'specialty', path: `/${slug}`, name, hasQuoteForm: true }
}

export const specialtyPages: readonly SitePage[] =
  specialtyNames.map(specialtyPage)

export function ancestorsOf({ kind, path }: SitePage) {
  if (kind === 'home') return []
  return kind === 'services' && path !== mainPages.services.path
    ? [mainPages.home, mainPages.services]
    : [mainPages.home]
}

export function cityPage({
  slug,
  name,
}: {
  slug: CitySlug
  name: string
}): SitePage {
  return { kind: 'city', path: cityPath(slug), name, hasQuoteForm: true }
}

export function cityPath(slug: CitySlug): `/city/${CitySlug}` {
  return `/city/${slug}`
}

/** One city's page stands for all. */
export const pagesOfEachKind: readonly SitePage[] = [
  ...Object.values(mainPages),
  ...specialtyPages,
  ...cityIndex.slice(0, 1).map(cityPage),
]

/** Size of the pictures shown when a page is shared, in pixels. */
export const sharedPictureSize = { width: 1200, height: 630 }

export function sharedPicture({
  kind,
  path,
}: Pick<SitePage, 'kind' | 'path'>): { src: string; alt: string } {
  if (kind !== 'specialty')
    return { src: `/social/${kind}.jpg`, alt: sharedPictureAlt(kind) }
  const specialty = specialtyNames.find(({ slug }) => path === `/${slug}`)
  return {
    src: `/social${path}.jpg`,
    alt: specialty?.sharedPictureAlt ?? '',
  }
}
