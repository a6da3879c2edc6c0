import { cityPages } from '#firm/pages/cities.ts'

import { business } from '../business.ts'
import { free } from '../cta-text.ts'
import { fillFacts } from '../fill-facts.ts'

/**
 * Headings of the city pages. The texts of each city are in a file named after
 * it.
 */
export const cityHeadings = {
  page: {
    what: cityPages.heading,
    where: (name: string) => `in ${name}, ${business.state}`,
  },
  conditions: (name: string) => `What builds up on houses in ${unbroken(name)}`,
  services: (name: string) => `Most requested in ${unbroken(name)}`,
  places: (name: string) => `Where we work in ${unbroken(name)}`,
  neighborhoods: 'Neighborhoods',
  roads: 'Along these roads',
  landmarks: 'Landmarks nearby',
  propertyTypes: 'Property types',
  reasons: (siteName: string) => `Why choose ${siteName}`,
  nearby: 'Nearby areas we serve',
  quote: (name: string) => `Get a ${free}quote in ${name}`,
} as const

export const cityFacts = {
  population: 'Population',
  responseTime: 'Response time',
  rating: 'Rating',
  zipCode: 'ZIP\u00a0code',
  zipCodes: 'ZIP\u00a0codes',
} as const

/** Values of two of the facts. Empty if the firm does not claim them. */
export const cityClaims = {
  responseTime: fillFacts('{sameDayResponse.short}'),
  rating: fillFacts('{rating.short}'),
}

// Keeps large headings from wrapping within a city's name.
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
