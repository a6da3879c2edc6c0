import type { CityFile } from '../../../app/content/cities/city.ts'

export const proctor: CityFile = {
  name: 'Proctor',
  slug: 'proctor',
  zipCodes: ['55810'],
  opening: 'A railroad town, and the ore dust shows on light siding.',
  intro: [
    'The ore trains still roll down to the docks, and the wind carries a fine red dust up the side streets.',
  ],
}
