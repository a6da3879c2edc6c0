import { claims } from '../claims.ts'
import { beforeAfter } from '../gallery.ts'
import type { Service } from './service.ts'

export const concreteSealing: Service = {
  id: 'concrete-sealing',
  title: 'Concrete & Paver Sealing',
  shortTitle: 'Concrete Sealing',
  image: {
    src: '/pictures/services/concrete-sealing.jpg',
    alt: 'A roller spreading clear sealer across a clean paver driveway, the sealed half a shade deeper.',
    width: 1600,
    height: 1067,
  },
  description:
    'A Sacramento slab takes a long summer of sun and then a wet winter. Sealer keeps water, oil and leaf tannin out of the pores, and on pavers it holds the joint sand in place. We clean first, let the surface dry right through, and choose the sealer by what you want to see: a penetrating one that leaves the look as it is, or a film-forming one that deepens the color.',
  features: [
    'Full surface cleaning before any sealer is opened',
    'Degreasing of oil spots and oxalic treatment of rust and leaf stains',
    'Paver joints topped up with sealing sand, swept in and vibrated down',
    'Penetrating silane-siloxane sealer for plain concrete',
    'Film-forming acrylic sealer, satin or wet look, for pavers and stamped concrete',
    'Slip-reducing additive around pools and on slopes',
    'Walls, garage doors and plants masked against overspray',
  ],
  process: [
    {
      title: 'Check the surface',
      text: 'A few drops of water show whether an old sealer is still there. A failing film has to come off first, and new concrete has to be about 28 days old.',
    },
    {
      title: 'Clean and re-sand',
      text: 'We wash with a surface cleaner, treat the stains one by one and refill paver joints with sealing sand once they are dry.',
    },
    {
      title: 'Let it dry',
      text: 'Sealer over trapped moisture turns milky. In July one day is usually enough; under winter fog it can take several, and we wait.',
    },
    {
      title: 'Seal in the cool hours',
      text: 'We roll or spray thin, even coats while the surface is between 50 and 90 degrees. On a slab baked past that, a film-forming sealer dries on top first and blisters.',
    },
    {
      title: 'Hand it over',
      text: 'Most sealers can be walked on the same evening. Keep cars and furniture off for 24 to 48 hours, longer in cool weather: we leave you the times for the product used.',
    },
  ],
  benefits: [
    `${claims.concreteLife.text} when the surface is cleaned and sealed`,
    `${claims.propertyValue.text} for a well-kept exterior`,
    'Oil, rust and oak tannin sit on top long enough to be rinsed away',
    'Joint sand stays in, so fewer weeds and ants come up',
    'Color fades more slowly under full summer sun',
  ],
  quoteTitle: 'Get a Free Concrete Sealing Quote',
  ownPictures: [
    beforeAfter(
      'sealing-paver-driveway',
      'wide',
      'Before: clean paver driveway, dry and pale. After: the pavers sealed, the reds and tans a shade deeper.',
    ),
    beforeAfter(
      'sealing-stamped-patio',
      'tall',
      'Before: stamped patio with a worn, patchy finish. After: an even satin film over the whole pattern.',
    ),
    beforeAfter(
      'sealing-water-beads',
      'square',
      'Before: water soaking dark into bare concrete. After: water standing in beads on sealed concrete.',
    ),
  ],
  galleryCategories: [],
  search: {
    title: 'Concrete Sealing in Sacramento',
    description:
      'Concrete and paver sealing in Greater Sacramento: cleaned, dried, re-sanded and sealed in the cool hours. Penetrating or film-forming. Free estimates.',
    keywords: ['concrete sealing Sacramento', 'paver sealing', 'driveway sealing', 'joint sand'],
  },
}
