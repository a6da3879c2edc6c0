/** Header labels, mostly for screen readers. */
export const headerTexts = {
  skip: 'Skip to main content',
  /** Follows the name. */
  home: ', home',
  main: 'Main',
  menu: 'Menu',
  late: 'Still loading…',
} as const

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

/** When something broke on our side. */
export const errorTexts = {
  heading: 'Sorry, this page didn’t load',
  text: 'Something went wrong on our end. Try again, or call and we’ll help right away.',
  offline: 'You seem to be offline. Try again once you’re back online.',
  again: 'Try again',
  /** Followed by what the log calls the request. */
  reference: 'If you call, mention this number:',
} as const

/** Heads the questions of the contact, service and city pages. */
export const faqHeading = 'Common questions'
