import { ctaTexts } from './cta-text.ts'

/** Labels of the header, mostly for screen readers. */
export const headerTexts = {
  skip: 'Skip to main content',
  /** Follows the name of the business. */
  home: ', home',
  main: 'Main',
  menu: 'Menu',
  stillLoading: 'Still loading…',
  /** Followed by the URL of the form, on printed pages. */
  printedForm: `${ctaTexts.quote}:`,
} as const

/** Accessible name of the buttons that float at the bottom of every page. */
export const actionBarTexts = { label: 'Contact us' } as const

/** Headings and labels of the footer. */
export const footerTexts = {
  services: 'Services',
  more: 'More',
  morePages: 'More pages',
  contact: 'Contact',
  areas: 'Where we work',
  areasLabel: 'Service areas',
  rights: 'All rights reserved.',
} as const

/** Heading of the questions on the contact, service and city pages. */
export const faqHeading = 'Common questions'
