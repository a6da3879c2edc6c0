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

/** Texts of the section about stains. */
export const stainTexts = {
  heading: 'Will it come out?',
  introduction:
    'Pick a stain to see it washed. What you pick goes along with your request.',
  verdicts: { gone: 'Gone', fainter: 'Fainter', stays: 'Stays' },
  meanings: {
    gone: 'You won’t find the spot.',
    fainter: 'A shadow is left.',
    stays: 'It’s part of the concrete now.',
  },
  note: 'On bare concrete, as a rule. Age and sealer change the answer, so a small spot is tried first.',
} as const
