/** Sections of the home page that can be jumped to from anywhere. */
export const homeSections = { about: 'about', gallery: 'gallery', serviceAreas: 'service-areas' } as const

/** Leads to the page that lists all places, where there are too many for other pages to name them. */
export const allAreasLink = 'All the places we serve'

/** The header, in order: pages have an address of their own, sections are part of the home page. */
export const headerLinks = [
  { kind: 'section', label: 'About', section: homeSections.about },
  { kind: 'page', label: 'Services', to: '/services' },
  { kind: 'section', label: 'Gallery', section: homeSections.gallery },
  { kind: 'page', label: 'Reviews', to: '/reviews' },
] as const
