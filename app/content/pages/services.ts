import type { PageMeta, PageText } from '../page-texts.ts'

/** Its title, description and keywords follow the selected service: see ../services/service.ts, `search`. */
export const servicesPage: Omit<PageText, keyof PageMeta> = {
  heading: 'Exterior cleaning, surface by surface',
  introduction:
    'Concrete takes pressure, shingles take none, cedar needs an oxygen cleaner. Pick a surface to see what we do and how.',
}

export const servicesHeadings = {
  /** Names the row of services. */
  choose: 'Choose a service',
  benefits: 'Benefits',
  features: "What's Included",
  pictures: 'Before and after',
  quoteForThis: 'Get a quote for this',
  /** Before how hard a surface may be washed. */
  pressure: 'Pressure',
  process: 'Our Process',
} as const
