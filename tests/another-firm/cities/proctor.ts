import type { CityFile } from '../../../app/content/cities/city.ts'

export const proctor: CityFile = {
  name: 'Proctor',
  slug: 'proctor',
  latitude: 46.7472,
  longitude: -92.2255,
  heroPair: 'pavers-moss-joints',
  county: 'St. Louis County',
  title: 'Window and Siding Washing in Proctor',
  description: 'Siding and windows washed in Proctor, 55810.',
  keywords: 'Proctor siding washing, window washing 55810',
  population: { count: 3120, year: 2020, source: '2020 Census' },
  zipCodes: ['55810'],
  opening: 'A railroad town, and the ore dust shows on light siding.',
  intro: [
    'The ore trains still roll down to the docks, and the wind carries a fine red dust up the side streets.',
    'Most houses are old enough for storm windows, which come out in May and go back in October.',
  ],
  conditions: ['Red ore dust'],
  landmarks: [],
  neighborhoods: [],
  roads: [],
  homeTypes: [],
  commonServices: [],
  reasons: [],
  callToAction: 'Storm windows to take out? Tell us when we call.',
}
