import type { HomePageFile } from '../../../app/content/page-texts.schema.ts'

export const homePage: HomePageFile = {
  hero: {
    headline: {
      before: 'Clear glass and ',
      highlight: 'Clean Siding',
      after: ' in {city}',
    },
    subline:
      'Lake spray, ore dust and pollen, off your windows, walls and docks.',
    assurances: [
      '{yearsInBusiness}',
      '{freeEstimates}',
      '{licensedBondedInsured}',
    ],
  },
  headings: {
    reviews: 'What neighbors say',
    services: 'What we wash',
    gallery: 'Dirty and clean',
    about: 'Who we are',
    serviceAreas: 'Towns we drive to',
    contact: 'Reach us',
  },
  introductions: {
    services: '{services} services, and no others.',
    gallery: 'What came off, and what was under it.',
    serviceAreas: '{cities} towns on the north shore.',
  },
  about: {
    paragraphs: [
      '{yearsInBusiness} on the hillside.',
      'A {satisfactionGuarantee} comes with it.',
    ],
    mission: {
      heading: 'What we are after',
      text: 'Glass that you forget about, and a lake as clear as before.',
    },
  },
  stats: [
    { figure: '{years}', label: 'Winters Behind Us' },
    { figure: '2', label: 'Trucks on the Road' },
  ],
}
