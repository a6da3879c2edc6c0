import type { ServiceFile } from '../../app/content/services/service.ts'

export const fullHouse: ServiceFile = {
  id: 'full-house',
  title: 'Full House Washing',
  shortTitle: 'House Washing',
  pictureAlt:
    'A washed blue-gray house front with a porch, a yellow door and yellow shutters.',
  isMain: true,
  footerPosition: 1,
  introduction:
    'Green on the north wall, webs under the eaves, pollen over all of it. We wash it off without driving water behind your siding.',
  headline: 'Soft on stucco and paint',
  description:
    'Stucco, lap siding and painted trim get a soft wash: a mild cleaner first, then a rinse about as strong as a garden hose. The north wall, where algae grows through the fog months, gets more time, and so do the eaves, where spider webs hold a summer of dust and oak pollen.',
  features: [
    'All outside walls soft washed, from the eaves to the foundation',
    'Eaves, soffits and fascia cleared of webs and dust',
    'Streaks wiped off gutters and downspouts',
    'Window frames, sills and screens rinsed from outside',
    'Front door, garage door and porch ceiling wiped down',
    'Plants and lawn edge soaked before, during and after',
  ],
  process: [
    {
      title: 'Walk around together',
      text: 'We look for loose paint, open cracks, missing weatherstripping and outlets without covers, and show you what should stay dry.',
    },
    {
      title: 'Protect',
      text: 'Windows are shut, doorbells, cameras and outlets covered, and plants soaked so that they take up water instead of cleaner.',
    },
    {
      title: 'Apply from the bottom up',
      text: 'A diluted sodium hypochlorite solution with a surfactant clings to the wall for a few minutes and kills algae and mildew where they sit. We work on the shaded side so it never dries on.',
    },
    {
      title: 'Rinse from the top down',
      text: 'Low-pressure water takes the loosened film off walls, glass and frames. The beds get another soak at the end.',
    },
    {
      title: 'Final walk-around',
      text: 'Once the walls are dry we walk around the house with you and touch up any streaks.',
    },
  ],
  benefits: [
    'Walls stay clean longer, because the algae is dead and not just knocked off',
    'Stucco, caulk and paint stay intact, because walls get no high pressure',
    'Less pollen and ash blowing in through open windows',
    '{satisfactionGuarantee}',
  ],
  pressure: {
    needle: 0.25,
    words: 'Low. The cleaner does the work; we just rinse it off.',
  },
  timing: {
    duration: 'Half a day for most houses',
    dry: 'About an hour after the rinse',
    back: 'Windows open once it’s dry',
  },
  ownPictures: [
    {
      id: 'house-porch-front',
      seam: 0.38,
      job: {
        surface: 'Lap siding and porch',
        soil: 'green algae and dust',
        work: 'soft wash',
      },
      alt: 'Before: the front of a house with a porch, its blue-gray boards green with algae from the ground up, the trim dull. After: boards even, trim white around a yellow door.',
    },
    {
      id: 'house-stucco-corner',
      seam: 0.42,
      job: {
        surface: 'Tan stucco',
        soil: 'algae and black streaks',
        work: 'soft wash, gentle rinse',
      },
      alt: 'Before: a tan stucco wall with black streaks below its eave and windows, green along the foundation. After: the stucco even, the gutter and downspout at its corner white.',
    },
  ],
  galleryCategory: 'House Washing',
  questions: [
    {
      question: 'Do you wash the windows too?',
      asked:
        'Do you clean, wash windows? Window cleaning, window washing, glass, screens, included',
      answer:
        'House washing includes rinsing window frames, sills and screens from outside. For more than that, call {phone}.',
    },
  ],
  priceDependsOn:
    'the size and the number of stories, what the walls are made of and how much algae is on them',
  prepare:
    'Close windows and doors, bring in cushions and mats, and keep animals indoors until the walls are dry. We walk around the house with you before we start.',
  synonyms:
    'house houses home walls siding stucco exterior eaves pressure power wash outside of my house spider webs dirty',
  reviewWords: ['house wash', 'house washing', 'siding', 'stucco'],
  search: {
    title: 'House Washing in Sacramento',
    description:
      'Algae, webs and pollen come off stucco, siding and trim without high pressure. Soft house washing in Greater Sacramento, with your plants soaked first.',
    keywords:
      'house washing Sacramento, soft wash, stucco cleaning, siding cleaning',
  },
}
