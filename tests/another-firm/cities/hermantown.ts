import type { CityFile } from '../../../app/content/cities/city.ts'

export const hermantown: CityFile = {
  name: 'Hermantown',
  slug: 'hermantown',
  coordinates: { latitude: 46.8069, longitude: -92.2382 },
  county: 'St. Louis County',
  title: 'Window and Siding Washing in Hermantown',
  description: 'Windows, siding and concrete washed in Hermantown, 55811.',
  keywords: 'Hermantown window washing, siding washing 55811',
  population: { count: 10_221, year: 2020, source: '2020 Census' },
  zipCodes: ['55811'],
  opening: 'Up on the hill, out of the fog and into the pollen.',
  intro: [
    'Birch and spruce stand close to the houses here, and in June their pollen settles on every pane that faces them.',
    'Half the driveways are gravel, so what the plow leaves in March ends up on the apron.',
  ],
  conditions: ['Birch pollen', 'Gravel and road salt on the apron'],
  landmarks: ['Fichtner Park'],
  roads: ['Maple Grove Road', 'Lavaque Road'],
  homeTypes: ['Ranch houses on wooded acres', 'New steel-sided two-stories'],
  commonServices: [
    { id: 'windows', reason: 'Pollen sticks to warm glass in June.' },
    { id: 'concrete', reason: 'Salt has to go before the next frost.' },
  ],
  reasons: ['We bring our own water: most wells here are hard.'],
  callToAction: 'Tell us how many windows. We tell you what they cost.',
}
