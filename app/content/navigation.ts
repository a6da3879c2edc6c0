import type { ServiceId } from './services/service.ts'

/** Sections of the home page that can be jumped to from anywhere. */
export const homeSections = { about: 'about', gallery: 'gallery', serviceAreas: 'service-areas' } as const

/** The header, in order: pages have an address of their own, sections are part of the home page. */
export const headerLinks = [
  { kind: 'section', label: 'About', section: homeSections.about },
  { kind: 'page', label: 'Services', to: '/services' },
  { kind: 'section', label: 'Gallery', section: homeSections.gallery },
  { kind: 'page', label: 'Reviews', to: '/reviews' },
] as const

/** The services the footer names. */
export const footerServices: readonly { label: string; tab: ServiceId }[] = [
  { label: 'House Washing', tab: 'full-house' },
  { label: 'Driveway Cleaning', tab: 'driveway' },
  { label: 'Concrete Sealing', tab: 'concrete-sealing' },
  { label: 'Commercial Cleaning', tab: 'commercial' },
  { label: 'Roof Cleaning', tab: 'roof' },
  { label: 'Gutter Cleaning', tab: 'gutter' },
]

/** What else the footer leads to, by name. */
export const footerPages = [
  { label: 'Before and after', to: '/gallery' },
  { label: 'Epoxy flooring', to: '/epoxy' },
  { label: 'Customer reviews', to: '/reviews' },
  { label: 'Contact', to: '/contact' },
  { label: 'Privacy notice', to: '/contact', hash: 'privacy' },
] as const

/** The year the specification prints; the owner changes it once a year. */
export const copyrightYear = 2025

/** The ways on from an address that leads nowhere. Apart from its other texts: they are known to every page. */
export const notFoundWays = {
  home: 'Return to Home',
  services: 'Services, from here',
  figure: '404',
} as const
