import { claims } from '../claims.ts'
import { beforeAfter } from '../gallery.ts'
import type { Service } from './service.ts'

export const roof: Service = {
  id: 'roof',
  title: 'Roof Cleaning',
  shortTitle: 'Roof Cleaning',
  image: {
    src: '/pictures/services/roof.jpg',
    alt: 'Treatment misted onto a composition shingle roof with dark streaks, one slope already even in color.',
    width: 1600,
    height: 1067,
  },
  description:
    'The black streaks on a roof are algae feeding on the limestone in the shingles; the green cushions on the north slope are moss. We treat both and let the treatment do the work, without pressure. A pressure washer strips the granules that protect a composition shingle from the sun, and it drives water under tile.',
  features: [
    'No-pressure treatment for composition shingle, concrete tile and clay tile',
    'Black streaks, lichen and moss treated',
    'Leaves, needles and branches blown off by hand-held blower',
    'Valleys and the backs of chimneys and skylights cleared',
    'Gutters flushed of what comes off the roof',
    'Plants soaked before, during and after, downspout ends watched',
  ],
  process: [
    {
      title: 'Look from the ladder',
      text: 'We check the age of the roof, cracked tiles, lifted shingles and flashings, and photograph what you should know before any water is used.',
    },
    {
      title: 'Clear it dry',
      text: 'Loose leaves, oak catkins and pine needles come off first. Thick moss is left in place until it is dead, so the shingle edge is not torn.',
    },
    {
      title: 'Treat',
      text: 'A sodium hypochlorite solution goes on at garden-hose pressure in the cool of the day. The beds below are soaked before, during and after.',
    },
    {
      title: 'Rinse or let rain finish',
      text: 'Streaks usually fade while we are there. Moss turns white, dries and lets go over the following weeks of rain and wind.',
    },
  ],
  benefits: [
    'Granules stay on the shingle, where they shield it from the sun',
    'The method shingle makers describe: treatment, no pressure washer',
    'Moss no longer lifts shingle edges and holds water against the roof',
    'An even color you can see from the street',
    claims.satisfactionGuarantee.text,
  ],
  quoteTitle: 'Get a Free Roof Cleaning Quote',
  ownPictures: [
    beforeAfter(
      'roof-black-streaks',
      'wide',
      'Before: composition shingles with black streaks down the slope. After: the shingles an even weathered gray.',
    ),
    beforeAfter(
      'roof-tile-lichen',
      'square',
      'Before: concrete roof tile spotted with lichen and dark film. After: the terracotta color of the tile clear.',
    ),
    beforeAfter(
      'roof-moss-north-slope',
      'tall',
      'Before: green moss cushions between shingles in the shade of a tree. After: flat shingles without moss.',
    ),
  ],
  galleryCategories: [],
  search: {
    title: 'Roof Cleaning in Sacramento',
    description:
      'No-pressure roof cleaning in Greater Sacramento for shingle and tile: black streaks, lichen and moss treated, plants protected. Free estimates.',
    keywords: [
      'roof cleaning Sacramento',
      'roof moss removal',
      'black streaks on roof',
      'tile roof cleaning',
    ],
  },
}
