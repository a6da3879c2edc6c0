/** The headings of the foot of every page, and what it says around its facts. */
export const footerTexts = {
  /** Follows how long the business is there. */
  where: 'in Greater Sacramento',
  services: 'Services',
  more: 'More',
  morePages: 'More pages',
  contact: 'Contact',
  areas: 'Where we work',
  areasLabel: 'Service areas',
  rights: 'All rights reserved.',
} as const
