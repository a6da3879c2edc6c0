/** Its heading, title and description are those of the selected service: see ../services/service.ts. */
export const servicesPage = {
  introduction:
    'Concrete takes pressure, shingles take none, cedar needs an oxygen cleaner. Pick a surface to see what we do and how.',
}

export const servicesHeadings = {
  /** Names the row of services. */
  choose: 'Choose a service',
  benefits: 'Benefits',
  features: 'What’s Included',
  areas: 'Where we do this',
  pictures: 'Before and after',
  /** Before how hard a surface may be washed. */
  pressure: 'Pressure',
  process: 'Our Process',
} as const
