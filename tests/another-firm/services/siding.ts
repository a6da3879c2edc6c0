import type { ServiceFile } from '../../../app/content/services/service.ts'

export const siding: ServiceFile = {
  id: 'siding',
  title: 'Siding & Trim Washing',
  shortTitle: 'Siding Washing',
  introduction: 'Fog keeps the north wall green. We wash it by hand and hose.',
  headline: 'Back to the color you painted it',
  description:
    'Vinyl, steel and painted wood get a mild soap, a soft brush and a garden hose. Cedar shakes are only ever rinsed.',
  features: [
    'All walls up to three stories',
    'Soffits, fascia and corner boards',
    'Plants covered and rinsed',
  ],
  process: [
    { title: 'Close up', text: 'Windows shut, outlets taped, plants soaked.' },
    { title: 'Soap', text: 'From the bottom up, so that it leaves no runs.' },
    { title: 'Rinse', text: 'From the top down, with a garden hose.' },
  ],
  benefits: ['Paint that lasts longer', 'No green on the north wall'],
  pressure: { needle: 0.15, words: 'A garden hose and a soft brush.' },
  search: {
    title: 'Siding Washing in Duluth',
    description: 'Vinyl, steel and wood siding washed by hand in {region}.',
    keywords: 'siding washing Duluth, vinyl siding, algae',
  },
}
