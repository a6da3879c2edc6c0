import type { ServiceFile } from '../../app/content/services/service.ts'

export const driveway: ServiceFile = {
  id: 'driveway',
  title: 'Driveway Cleaning',
  pictureAlt:
    'A concrete driveway just washed, still wet and shining in low sun.',
  footerPosition: 2,
  introduction:
    'Pressure moves dirt. Stains it leaves where they are. So the stains come first, one by one, and then the whole slab.',
  headline: 'An even finish, no stripes',
  description:
    'A driveway collects everything: tire rubber softened by 100-degree afternoons, oil, sprinkler rust, and the brown prints that wet oak leaves leave behind. Each has a cleaner that dissolves it. What’s left after that is ordinary dirt, which is no match for a surface cleaner.',
  features: [
    'Concrete, exposed aggregate and pavers washed, each at its own pressure',
    'Oil and tire marks degreased before washing',
    'Rust and leaf tannin treated with oxalic acid',
    'Full slab cleaned with the surface cleaner, edges and joints by wand',
    'Shaded parts treated against algae after washing',
    'Curb and front walk rinsed',
  ],
  process: [
    {
      title: 'Read the stains',
      text: 'Oil, rust, rubber and tannin each need a different cleaner. We’ll also tell you what won’t come out: battery acid and fertilizer burns are etched into the concrete.',
    },
    {
      title: 'Pre-treat',
      text: 'Weeds are pulled from the joints, loose grit is swept up, and degreaser gets time to work while the slab is cool.',
    },
    {
      title: 'Surface clean',
      text: 'Two spinning jets under a hood stay the same distance from the concrete the whole way. Pavers get lower pressure to keep the joint sand in.',
    },
    {
      title: 'Rinse and recover',
      text: 'Rinse water goes onto lawn or soil; oily water is vacuumed up. Both stay out of the street gutter, because most storm drains here run untreated to creeks and rivers.',
    },
  ],
  benefits: [
    'One color from the garage to the curb',
    'No gouges from a wand held too close',
    'Less oil and grit carried into the garage and the house',
    'A clean base if you want it sealed afterward',
    '{satisfactionGuarantee}',
  ],
  pressure: {
    needle: 0.95,
    words: 'High, but even. A surface cleaner, not a wand.',
  },
  timing: {
    duration: 'About two hours for most',
    dry: 'The same day',
    back: 'Cars back after about two hours',
  },
  stains: [
    'oil',
    'rust',
    'tire-marks',
    'leaf-tannin',
    'fertilizer',
    'battery-acid',
    'algae',
    'gum',
    'paint',
  ],
  galleryCategory: 'Driveway Cleaning',
  questions: ['method/stains'],
  priceDependsOn: 'the area, the material and the kind of stains on it',
  prepare:
    'Park on the street, and move bins and pots aside. Show us the stains that bother you most: each kind gets its own cleaner.',
  synonyms:
    'driveway drive way concrete slab carport pressure power wash dirty black',
  reviewWords: ['driveway', 'driveways'],
  search: {
    title: 'Driveway Cleaning in Sacramento',
    description:
      'Oil, tire marks, rust and oak-leaf stains each get their own treatment, then one even pass of the surface cleaner. Driveway cleaning with free estimates.',
    keywords:
      'driveway cleaning Sacramento, concrete cleaning, oil stain removal, tire marks',
  },
}
