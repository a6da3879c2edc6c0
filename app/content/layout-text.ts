/** Header labels, mostly for screen readers. */
export const headerTexts = {
  skip: 'Skip to main content',
  /** Follows the name of the business. */
  home: ', home',
  main: 'Main',
  menu: 'Menu',
  late: 'Still loading…',
} as const

/** Headings and labels of the footer. */
export const footerTexts = {
  /** Follows the number of years in business. */
  where: 'in Greater Sacramento',
  services: 'Services',
  more: 'More',
  morePages: 'More pages',
  contact: 'Contact',
  areas: 'Where we work',
  areasLabel: 'Service areas',
  rights: 'All rights reserved.',
} as const

/** Texts of the page shown after an error on our side. */
export const errorTexts = {
  heading: 'Sorry, this page didn’t load',
  text: 'Something went wrong on our end. Try again, or call and we’ll help right away.',
  offline: 'You seem to be offline. Try again once you’re back online.',
  again: 'Try again',
  /** Followed by the request id from the log. */
  reference: 'If you call, mention this code:',
} as const

/** Heading of the questions on the contact, service and city pages. */
export const faqHeading = 'Common questions'
