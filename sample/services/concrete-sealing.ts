import type { ServiceFile } from '../../app/content/services/service.ts'

export const concreteSealing: ServiceFile = {
  id: 'concrete-sealing',
  title: 'Concrete & Paver Sealing',
  shortTitle: 'Concrete Sealing',
  pictureAlt:
    'Sealed red and tan pavers in low sun, water standing on them in beads.',
  footerPosition: 3,
  introduction:
    'Washed, dried all the way through, then sealed in the cool hours. In that order, because sealer locks in whatever is under it.',
  headline: 'Water and oil stay out',
  description:
    'A Sacramento slab takes a long summer of sun and then a wet winter, with every pore open to both. Sealer closes them. You choose it by the look you want: a penetrating one you can’t see, or a film-forming one that deepens the color.',
  features: [
    'Whole surface washed before any sealer goes down',
    'Oil spots degreased, rust and leaf stains treated with oxalic acid',
    'Paver joints topped off with joint sand, swept in and vibrated down',
    'Plain concrete sealed with a penetrating silane-siloxane sealer',
    'Pavers and stamped concrete sealed with film-forming acrylic, satin or wet look',
    'Slip-reducing additive mixed in around pools and on slopes',
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
      title: 'Ready to use',
      text: 'You can usually walk on it the same evening. Keep cars and furniture off for 24 to 48 hours, longer in cool weather: we’ll leave you exact times for your sealer.',
    },
  ],
  benefits: [
    'Rain, oil and leaf stains stay on top, where a hose reaches them',
    'Joint sand stays in, so fewer weeds and ants come up',
    'Color fades more slowly under full summer sun',
  ],
  figures: [
    '{concreteLife} when the surface is cleaned and sealed',
    '{propertyValue} for a well-kept exterior',
  ],
  pressure: {
    needle: 0.85,
    words: 'High and even for cleaning, none for sealing.',
  },
  timing: {
    duration: 'Two to four days with drying',
    dry: 'The same evening, to walk on',
    back: 'Cars after 24 to 48 hours',
  },
  stains: [
    'oil',
    'rust',
    'leaf-tannin',
    'algae',
    'paint',
    'tire-marks',
    'fertilizer',
    'battery-acid',
    'gum',
  ],
  ownPictures: [
    {
      id: 'sealing-tan-herringbone',
      seam: 0.62,
      job: {
        surface: 'Herringbone pavers',
        soil: 'dry and pale',
        work: 'cleaned, dried and sealed',
      },
      alt: 'Before: unsealed tan herringbone pavers in front of a grill, dry and pale. After: the same pavers sealed, their colors a shade deeper.',
    },
    {
      id: 'sealing-red-pavers',
      job: {
        surface: 'Red and gray pavers',
        soil: 'faded color',
        work: 'cleaned, dried and sealed',
      },
      alt: 'Before: red and gray pavers before a bench, dull and dusty. After: the same pavers sealed, the same red a few shades deeper.',
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
    {
      id: 'sealing-stamped-pool',
      job: {
        surface: 'Stamped pool deck',
        soil: 'dry and dusty',
        work: 'cleaned, dried and sealed',
      },
      alt: 'Before: gray concrete stamped like slate, pale and dusty, up to the edge of a pool. After: the same gray a few shades deeper, with a faint sheen.',
    },
  ],
  galleryCategory: 'Concrete Sealing',
  questions: ['method/rain'],
  priceDependsOn:
    'the area, the kind of sealer, whether an old one has to come off and how much joint sand is missing',
  prepare:
    'Clear cars, furniture and pots off the surface and leave the sprinklers off: sealing needs a dry surface. Afterward, keep cars and furniture off for 24 to 48 hours.',
  synonyms:
    'seal sealer sealant sealed sealing reseal paver pavers stamped concrete joint polymeric sand resand apply wet look',
  reviewWords: ['sealed', 'resealed', 'sealing', 'sealer'],
  search: {
    title: 'Concrete Sealing in Sacramento',
    description:
      'Concrete and paver sealing in Greater Sacramento: cleaned, dried, re-sanded and sealed in the cool hours. Penetrating or film-forming. Free estimates.',
    keywords:
      'concrete sealing Sacramento, paver sealing, driveway sealing, joint sand',
  },
}
