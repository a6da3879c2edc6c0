import { hasGallery } from './gallery-filters.ts'
import {
  specialtyNames,
  type SpecialtySlug,
} from './specialties/specialty-index.ts'

/** Ids of the home page's sections that other pages link to. */
export const homeSections = {
  about: 'about',
  gallery: 'gallery',
  serviceAreas: 'service-areas',
} as const

const links = [
  { kind: 'section', label: 'About', section: homeSections.about },
  { kind: 'page', label: 'Services', to: '/services' },
  {
    kind: 'section',
    label: 'Gallery',
    section: homeSections.gallery,
    page: '/gallery',
  },
  { kind: 'page', label: 'Reviews', to: '/reviews' },
  { kind: 'page', label: 'Contact', to: '/contact' },
] as const

/**
 * Header links in order. Pages have their own URL, sections are part of the
 * home page. `page` is a page about the same as a section.
 */
export const headerLinks: readonly MainLink[] = links.filter(isShown)

export type MainLink =
  | (typeof links)[number]
  | { kind: 'specialty'; label: string; slug: SpecialtySlug }

const [aboutLink, servicesLink, ...otherLinks] = links

const menu: readonly MainLink[] = [
  aboutLink,
  servicesLink,
  ...specialtyNames.map(({ slug, menuLabel }): MainLink => ({
    kind: 'specialty',
    label: menuLabel,
    slug,
  })),
  ...otherLinks,
]

/** Links of the menu on small screens in order. */
export const menuLinks = menu.filter(isShown)

/** Returns the options of the router's links. */
export function targetOf(link: Exclude<MainLink, { kind: 'section' }>) {
  return link.kind === 'page'
    ? { to: link.to }
    : ({
        to: '/$specialtySlug',
        params: { specialtySlug: link.slug },
      } as const)
}

const pages = [
  { label: 'Before and after', to: '/gallery' },
  ...specialtyNames.map(({ slug, footerLabel }) => ({
    label: footerLabel,
    to: '/$specialtySlug' as const,
    params: { specialtySlug: slug },
  })),
  { label: 'Customer reviews', to: '/reviews' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy notice', to: '/contact', hash: 'privacy' },
] as const

/** Pages listed in the footer. */
export const footerPages = pages.filter(({ to }) => isOffered(to))

function isShown(link: MainLink): boolean {
  return !('page' in link) || isOffered(link.page)
}

function isOffered(path: string): boolean {
  return path !== '/gallery' || hasGallery
}
