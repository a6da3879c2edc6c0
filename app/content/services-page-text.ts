import { ctaTexts } from './cta-text.ts'

/** Headings and labels of /services. The rest comes from its services. */
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
