/** The words around a city's own texts. The texts themselves: cities/, one file a place. */
export const cityHeadings = {
  page: {
    what: 'Pressure Washing',
    where: (name: string) => `in ${name}, CA`,
  },
  conditions: (name: string) => `What builds up on houses in ${unbroken(name)}`,
  services: (name: string) => `What we clean most in ${unbroken(name)}`,
  neighborhoods: (name: string) => `${name} neighborhoods we serve`,
  /** Where there are no named neighborhoods. */
  places: (name: string) => `Where we work in ${unbroken(name)}`,
  neighborhoodList: 'Neighborhoods',
  roads: 'Along these roads',
  landmarks: 'Landmarks nearby',
  propertyTypes: 'Property types',
  reasons: (siteName: string) => `Why choose ${siteName}`,
  nearby: 'Nearby areas we serve',
  quote: (name: string) => `Free Quote in ${name}`,
} as const

export const cityFacts = {
  population: 'Population',
  responseTime: 'Response time',
  rating: 'Rating',
  zipCode: 'ZIP code',
  zipCodes: 'ZIP codes',
} as const

// A large heading must not break within the name of the place.
function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
