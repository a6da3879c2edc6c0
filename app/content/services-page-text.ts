/**
 * Labels of the services page. Its heading, introduction and metadata come from
 * the selected service (services/service.ts).
 */
export const servicesHeadings = {
  /** Accessible name of the service switcher. */
  choose: 'Choose a service',
  benefits: 'Benefits',
  features: "What's Included",
  pictures: 'Before and after',
  /** Precedes how hard a surface may be washed. */
  pressure: 'Pressure',
  /** The ends of the gauge. */
  noPressure: 'None',
  fullPressure: 'Full',
  process: 'Our Process',
} as const
