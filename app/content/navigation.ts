import type { ServiceId } from './services/service-index.ts'

/** Ids of the home page's sections that other pages link to. */
export const homeSections = {
  about: 'about',
  gallery: 'gallery',
  serviceAreas: 'service-areas',
} as const

/**
 * Header links in order. Pages have their own URL, sections are part of the
 * home page. `page` is a page about the same as a section.
 */
export const headerLinks = [
  { kind: 'section', label: 'About', section: homeSections.about },
  { kind: 'page', label: 'Services', to: '/services' },
  {
    kind: 'section',
    label: 'Gallery',
    section: homeSections.gallery,
    page: '/gallery',
  },
  { kind: 'page', label: 'Reviews', to: '/reviews' },
] as const

export type MainLink =
  | (typeof headerLinks)[number]
  | { kind: 'page'; label: string; to: '/epoxy' | '/contact' }

const [aboutLink, servicesLink, galleryLink, reviewsLink] = headerLinks

/** Links of the menu on small screens in order. */
export const menuLinks: readonly MainLink[] = [
  aboutLink,
  servicesLink,
  { kind: 'page', label: 'Epoxy', to: '/epoxy' },
  galleryLink,
  reviewsLink,
  { kind: 'page', label: 'Contact', to: '/contact' },
]

/** Services listed in the footer. */
export const footerServices: readonly { label: string; tab: ServiceId }[] = [
  { label: 'House Washing', tab: 'full-house' },
  { label: 'Driveway Cleaning', tab: 'driveway' },
  { label: 'Concrete Sealing', tab: 'concrete-sealing' },
  { label: 'Commercial Cleaning', tab: 'commercial' },
  { label: 'Roof Cleaning', tab: 'roof' },
  { label: 'Gutter Cleaning', tab: 'gutter' },
]

/** Pages listed in the footer. */
export const footerPages = [
  { label: 'Before and after', to: '/gallery' },
  { label: 'Epoxy flooring', to: '/epoxy' },
  { label: 'Customer reviews', to: '/reviews' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy notice', to: '/contact', hash: 'privacy' },
] as const
