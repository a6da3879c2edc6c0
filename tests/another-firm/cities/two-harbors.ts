import type { CityFile } from '../../../app/content/cities/city.ts'

export const twoHarbors: CityFile = {
  name: 'Two Harbors',
  slug: 'two-harbors',
  coordinates: { latitude: 47.0227, longitude: -91.6707 },
  county: 'Lake County',
  title: 'Dock and Window Washing in Two Harbors',
  description: 'Docks, porches and windows washed in Two Harbors, 55616.',
  keywords: 'Two Harbors dock washing, window washing 55616',
  population: { count: 3562, year: 2020, source: '2020 Census' },
  zipCodes: ['55616'],
  opening: 'Spray, gulls and a lighthouse that has to shine.',
  intro: [
    'Every gale throws spray over Agate Bay, and what dries on the glass is not salt but lime.',
    'Docks come out in October here. Wash them before they do, and they go back in clean.',
  ],
  conditions: ['Lake spray', 'Gull droppings'],
  landmarks: ['Agate Bay'],
  callToAction: 'On the water? Tell us how long the dock is.',
}
