import { cityIndex, type CitySlug } from '../content/cities/city-index.ts'
import {
  defaultServiceId,
  type ServiceId,
} from '../content/services/service-index.ts'
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

type UsualKind = Exclude<PageKind, 'specialty'>

const sharedPictureAlts: Record<UsualKind, string> = {
  home: 'A driveway in front of a house, its left half green with grime and its right half washed.',
  services:
    'House siding, before cleaning on the left and after it on the right.',
  gallery:
    'A wooden deck, before cleaning on the left and after it on the right.',
  reviews:
    'A concrete patio, before cleaning on the left and after it on the right.',
  contact:
    'Joints of pavers, before cleaning on the left and after it on the right.',
  city: 'A wooden fence, before cleaning on the left and after it on the right.',
}

export interface SharedPictureSource {
  src: string
  position: 'top' | 'centre' | 'bottom'
}

/** Pictures that `npm run pictures` crops, besides those of specialties. */
export const sharedPictureSources: Record<UsualKind, SharedPictureSource> = {
  home: { src: '/videos/hero.webp', position: 'bottom' },
  services: {
    src: '/pictures/gallery/house-algae-siding.webp',
    position: 'centre',
  },
  gallery: {
    src: '/pictures/gallery/deck-gray-cedar.webp',
    position: 'bottom',
  },
  reviews: {
    src: '/pictures/gallery/patio-shade-mildew.webp',
    position: 'top',
  },
  contact: {
    src: '/pictures/gallery/pavers-joint-close.webp',
    position: 'centre',
  },
  city: { src: '/pictures/gallery/fence-cedar.webp', position: 'centre' },
}

/** The picture contains no business name because the name is a setting. */
export function sharedPicture({
  kind,
  path,
}: Pick<SitePage, 'kind' | 'path'>): { src: string; alt: string } {
  if (kind !== 'specialty')
    return { src: `/social/${kind}.jpg`, alt: sharedPictureAlts[kind] }
  const specialty = specialtyNames.find(({ slug }) => path === `/${slug}`)
  return {
    src: `/social${path}.jpg`,
    alt: specialty?.sharedPictureAlt ?? '',
  }
}
