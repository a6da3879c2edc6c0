import { ctaTexts } from './cta-text.ts'

/**
 * The heading, title and description come from the selected service
 * (services/service.ts).
 */
export const servicesPage = {
  introduction:
    'Concrete takes pressure, shingles take none, cedar needs an oxygen cleaner. Pick a surface to see what we do and how.',
}

export const servicesHeadings = {
  /** Accessible name of the service switcher. */
  choose: 'Choose a service',
  benefits: 'Benefits',
  features: "What's Included",
  areas: 'Where we work',
  pictures: 'Before and after',
  quoteForThis: ctaTexts.quote,
  /** Precedes how hard a surface may be washed. */
  pressure: 'Pressure',
  process: 'Our Process',
} as const
