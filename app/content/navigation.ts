/** Sections of the home page that can be jumped to from anywhere. */
export const homeSections = { about: 'about', gallery: 'gallery', serviceAreas: 'service-areas' } as const

/** The header, in order: pages have an address of their own, sections are part of the home page. */
export const headerLinks = [
  { kind: 'section', label: 'About', section: homeSections.about },
  { kind: 'page', label: 'Services', to: '/services' },
  { kind: 'section', label: 'Gallery', section: homeSections.gallery },
  { kind: 'page', label: 'Reviews', to: '/reviews' },
] as const
