import type { ServiceFile } from '../../app/content/services/service.ts'

export const commercial: ServiceFile = {
  id: 'commercial',
  title: 'Commercial Cleaning',
  pictureAlt:
    'Clean, light pavement around the tables of a cafe with a dark glass front.',
  footerPosition: 4,
  introduction:
    'Gum, grease and the dark path from the parking lot to the door. Cleaned in sections, around your busy hours.',
  headline: 'Nothing goes down the drain',
  description:
    'Storefront walks, drive-through lanes, dumpster pads, parking stalls and building fronts. Grease and gum need heat: our hot-water unit softens both, so it takes less chemical and less pressure. Wash water from business property isn’t allowed in storm drains, so we bring berms, drain covers and a recovery vacuum to every job.',
  features: [
    'Dumpster pads and drive-through lanes degreased with hot water',
    'Gum lifted off entries and walks',
    'Parking stalls, wheel stops and loading docks washed',
    'Stucco, block and metal fronts soft washed',
    'Awnings, signs and entry glass rinsed',
    'Storm drains covered and wash water collected',
  ],
  process: [
    {
      title: 'Survey the site',
      text: 'We note storm drains, water supply, outlets and the hours when each area can be closed, and put the scope in a written estimate.',
    },
    {
      title: 'Set up',
      text: 'Cones and signs go out, drains are covered, berms laid. We work {hours} and plan around your busy hours.',
    },
    {
      title: 'Degrease with hot water',
      text: 'Alkaline degreaser gets its dwell time, then hot water and the surface cleaner lift grease and gum together.',
    },
    {
      title: 'Recover the water',
      text: 'Wash water is vacuumed up and disposed of under the local stormwater rules, never washed to the curb.',
    },
    {
      title: 'Report',
      text: 'You get photographs of each finished area, and a note of anything that needs repair.',
    },
  ],
  benefits: [
    'A front walk that nobody slips on or steps around',
    'Shorter closures: areas are done and reopened one at a time',
    'Regular visits catch grease before it needs a deep clean',
    '{licensedBondedInsured}',
  ],
  pressure: { needle: 1, words: 'High, with hot water for grease and gum.' },
  timing: {
    duration: 'One to three hours an area',
    dry: 'Within a few hours',
    back: 'Each area when it’s rinsed',
  },
  stains: [
    'gum',
    'oil',
    'tire-marks',
    'paint',
    'rust',
    'battery-acid',
    'leaf-tannin',
    'algae',
    'fertilizer',
  ],
  galleryCategory: 'Commercial Cleaning',
  alsoPairs: ['sidewalk-hedge-overcast'],
  questions: ['method/runoff'],
  priceDependsOn:
    'the areas, the grease and gum on them, the hours you can close and how often we come',
  prepare:
    'Tell us when you close and which doors have to stay open, and have cars moved out of the area before we start.',
  synonyms:
    'commercial business store storefront shop shopping center restaurant office parking lot garage dumpster pad gum HOA apartment building warehouse drive-thru graffiti businesses service work pressure power wash',
  reviewWords: ['storefront', 'parking lot', 'loading dock'],
  search: {
    title: 'Commercial Cleaning Sacramento',
    description:
      'Storefronts, drive-throughs and dumpster pads, cleaned with hot water. We work around your hours and collect the wash water. Free estimates.',
    keywords:
      'commercial pressure washing Sacramento, gum removal, dumpster pad cleaning, storefront',
  },
}
