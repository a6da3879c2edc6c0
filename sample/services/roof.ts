import type { ServiceFile } from '../../app/content/services/service.ts'

export const roof: ServiceFile = {
  id: 'roof',
  title: 'Roof Cleaning',
  pictureAlt: 'A clean charcoal shingle roof seen along the slope in low sun.',
  footerPosition: 5,
  introduction:
    'Black streaks are alive. We kill them and leave the pressure washer on the truck.',
  headline: 'Granules stay where they are',
  description:
    'The streaks are algae feeding on the limestone in the shingles; the green cushions on the north slope are moss. A jet would take both off, and with them the granules that shield a composition shingle from the sun. Under tile it would drive water. So both are treated and left to die.',
  features: [
    'Composition shingle, concrete tile and clay tile treated without pressure',
    'Black streaks, lichen and moss killed where they grow',
    'Leaves, needles and twigs cleared with a handheld blower',
    'Valleys and the backs of chimneys and skylights cleared',
    'Gutters flushed after the roof is done',
    'Plants soaked before, during and after, downspout outlets watched',
  ],
  process: [
    {
      title: 'Inspect from the ladder',
      text: 'We check for cracked tiles, lifted shingles and loose flashing, note the roof’s age, and photograph anything you should know about before any water is used.',
    },
    {
      title: 'Clear debris dry',
      text: 'Loose leaves, oak catkins and pine needles come off first. Thick moss is left in place until it’s dead, so the shingle edge isn’t torn.',
    },
    {
      title: 'Treat',
      text: 'A sodium hypochlorite solution goes on at garden-hose pressure in the cool of the day, one slope at a time.',
    },
    {
      title: 'Rinse or let rain finish',
      text: 'Streaks usually fade while we’re there. Moss turns white, dries and lets go over the following weeks of rain and wind.',
    },
  ],
  benefits: [
    'No moss left to lift shingle edges or hold water against the roof',
    'An even color you can see from the street',
    'Photos of whatever a roofer should look at',
    '{satisfactionGuarantee}',
  ],
  pressure: {
    needle: 0,
    words: 'None. Treatment does the work, rain does the rest.',
  },
  timing: {
    duration: 'Half a day',
    back: 'Skylights open the same evening',
  },
  ownPictures: [
    {
      id: 'roof-streaks',
      job: {
        surface: 'Composition shingle',
        soil: 'black algae streaks',
        work: 'treated without pressure',
      },
      alt: 'Before: composition shingles with black streaks below the ridge. After: the shingles an even weathered brown.',
    },
    {
      id: 'roof-moss-chimney',
      job: {
        surface: 'Charcoal shingle',
        soil: 'moss',
        work: 'treated without pressure',
      },
      alt: 'Before: charcoal shingles with moss below a brick chimney. After: the slope clean and flat.',
    },
    {
      id: 'roof-tile',
      job: {
        surface: 'Curved roof tile',
        soil: 'dark film and lichen',
        work: 'treated without pressure',
      },
      alt: 'Before: curved roof tile under a dark film with lichen spots. After: terracotta and tan tiles clear again.',
    },
    {
      id: 'roof-mossy-valley',
      seam: 0.6,
      job: {
        surface: 'Valley of a gray roof',
        soil: 'moss, leaves and black streaks',
        work: 'cleared by blower, then treated',
      },
      alt: 'Before: two gray slopes streaked black, moss along the valley between them and leaves lying in it. After: both slopes an even gray down to a bare valley.',
    },
  ],
  galleryCategory: 'Roof Cleaning',
  questions: [
    {
      question: 'Does the moss come off?',
      asked:
        'Does the moss on my roof come off? How long until roof moss, black streaks on the roof are gone?',
      answer:
        'Yes, but not the same day. Streaks usually fade while we’re there. Moss turns white, dries, and the rain takes it off over the next few weeks.',
    },
  ],
  priceDependsOn:
    'the size and pitch, the kind of shingle or tile and how much moss is on it',
  prepare:
    'Park away from the house, close windows and skylights, and bring in anything under the eaves. The treatment needs dry weather, so it waits if rain is coming.',
  synonyms:
    'roof roofs roofing shingle shingles tile tiles moss black streaks streaky walk on',
  reviewWords: ['roof', 'roofs'],
  search: {
    title: 'Roof Cleaning in Sacramento',
    description:
      'Black streaks, lichen and moss on shingle and tile, treated without a pressure washer. Roof cleaning in Greater Sacramento, with your plants protected.',
    keywords:
      'roof cleaning Sacramento, roof moss removal, black streaks on roof, tile roof cleaning',
  },
}
