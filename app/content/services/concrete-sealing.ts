import { claims } from '../marketing-claims.ts'
import type { ServiceTexts } from './service.ts'

export const concreteSealing: ServiceTexts = {
  id: 'concrete-sealing',
  title: 'Concrete & Paver Sealing',
  shortTitle: 'Concrete Sealing',
  headline: 'Water and oil stay out',
  description:
    'A Sacramento slab takes a long summer of sun and then a wet winter. Sealer keeps water, oil and leaf tannin out of the pores, and on pavers it holds the joint sand in place. We clean first, let the surface dry all the way through, and choose the sealer by the look you want: a penetrating one you can’t see, or a film-forming one that deepens the color.',
  features: [
    'Full surface cleaning before any sealer goes down',
    'Degreaser on oil spots, oxalic acid on rust and leaf stains',
    'Paver joints topped off with joint sand, swept in and vibrated down',
    'Penetrating silane-siloxane sealer for plain concrete',
    'Film-forming acrylic sealer, satin or wet look, for pavers and stamped concrete',
    'Slip-reducing additive around pools and on slopes',
    'Walls, garage doors and plants masked against overspray',
  ],
  process: [
    {
      title: 'Check the surface',
      text: 'A few drops of water show whether an old sealer is still there. A failing film has to come off first, and new concrete has to be at least 28 days old.',
    },
    {
      title: 'Clean and re-sand',
      text: 'We wash with a surface cleaner, treat the stains one by one and refill paver joints with joint sand once they are dry.',
    },
    {
      title: 'Let it dry',
      text: 'Sealer over trapped moisture turns milky. In July one day is usually enough; under winter fog it can take several, and we wait.',
    },
    {
      title: 'Seal in the cool hours',
      text: 'We roll or spray thin, even coats while the surface is between 50 and 90 degrees. On a hotter slab, a film-forming sealer dries on top first and blisters.',
    },
    {
      title: 'Back to you',
      text: 'You can usually walk on it the same evening. Keep cars and furniture off for 24 to 48 hours, longer in cool weather: we’ll leave you exact times for your sealer.',
    },
  ],
  benefits: [
    `${claims.concreteLife} when the surface is cleaned and sealed`,
    `${claims.propertyValue} for a well-kept exterior`,
    'Oil, rust and oak tannin stay on the surface, where you can rinse them off',
    'Joint sand stays in, so fewer weeds and ants come up',
    'Color fades more slowly under full summer sun',
  ],
  pressure: {
    needle: 0.85,
    words: 'High and even for cleaning, none for sealing.',
  },
  ownPictures: [
    {
      id: 'sealing-tan-herringbone',
      job: {
        surface: 'Herringbone pavers',
        soil: 'dry and pale',
        work: 'cleaned, dried and sealed',
      },
      alt: 'Before: unsealed tan herringbone pavers in front of a grill, dry and pale. After: the same pavers sealed, their colors a shade deeper.',
    },
    {
      id: 'sealing-red-pavers',
      compared: true,
      job: {
        surface: 'Red and gray pavers',
        soil: 'faded color',
        work: 'cleaned, dried and sealed',
      },
      alt: 'Before: faded red and gray pavers beside a table. After: sealed pavers with rich reds and a soft sheen.',
    },
    {
      id: 'sealing-exposed-aggregate',
      job: {
        surface: 'Exposed aggregate',
        soil: 'dry, with weeds',
        work: 'weeded, cleaned and sealed',
      },
      alt: 'Before: pale, dry exposed aggregate with weeds in its joints, between a clay pot and a bench. After: the sealed pebbles darker and warmer.',
    },
  ],
  search: {
    title: 'Concrete Sealing in Sacramento',
    description:
      'Concrete and paver sealing in Greater Sacramento: cleaned, dried, re-sanded and sealed in the cool hours. Penetrating or film-forming. Free estimates.',
    keywords:
      'concrete sealing Sacramento, paver sealing, driveway sealing, joint sand',
  },
}
