import type { GalleryFile } from '../app/content/gallery.schema.ts'

/**
 * Pairs before and after. Their pictures are pictures/gallery/ID, or
 * photographs of any other folder by their path, such as `roof/1`.
 */
export const gallery: GalleryFile = {
  /**
   * In the order of the filters. `kind` follows /gallery?kind= in the URL. A
   * filter also shows the pairs that services of its category describe.
   */
  categories: [
    { kind: 'driveways', label: 'Driveways', category: 'Driveway Cleaning' },
    { kind: 'patios', label: 'Patios', category: 'Patio Cleaning' },
    { kind: 'pavers', label: 'Pavers', category: 'Paver Cleaning' },
    { kind: 'walkways', label: 'Walkways', category: 'Walkway Cleaning' },
    { kind: 'sidewalks', label: 'Sidewalks', category: 'Sidewalk Cleaning' },
    { kind: 'decks', label: 'Decks and fences', category: 'Deck Cleaning' },
    { kind: 'houses', label: 'Houses', category: 'House Washing' },
    {
      kind: 'commercial',
      label: 'Commercial',
      category: 'Commercial Cleaning',
    },
    { kind: 'roofs', label: 'Roofs', category: 'Roof Cleaning' },
    { kind: 'gutters', label: 'Gutters', category: 'Gutter Cleaning' },
    { kind: 'sealing', label: 'Sealing', category: 'Concrete Sealing' },
  ],
  /** At the top of the gallery. */
  hero: 'driveway-surface-cleaner',
  /** Behind the figures of the page that says an address does not exist. */
  notFound: 'driveway-tire-lanes',
  /** On the home page, each of another category. The first one is compared. */
  home: [
    'house-algae-siding',
    'driveway-tire-lanes',
    'pavers-moss-joints',
    'deck-gray-cedar',
  ],
  /** Below the gallery, where we ask for a picture: its dirty half. */
  closing: 'patio-shade-mildew',
  /** Below the reviews: its clean half. */
  reviews: 'walkway-red-door',
  /**
   * They fill columns from top to bottom: three of eight pictures or, on
   * tablets, two of twelve. A quarter of each column is tall, a quarter square
   * and the rest wide, so that they end at the same height. Colorful pictures
   * come first in each column, and plain gray surfaces are spread over all.
   */
  pairs: [
    {
      id: 'walkway-red-door',
      category: 'Walkway Cleaning',
      seam: 0.38,
      job: {
        surface: 'Concrete walk and step',
        soil: 'green film',
        work: 'algae treatment, then surface cleaner',
      },
      alt: 'Before: front walk green and stained between planted beds. After: a pale concrete walk and step up to a red front door.',
    },
    {
      id: 'house-red-barn',
      category: 'House Washing',
      seam: 0.36,
      job: {
        surface: 'Red barn boards',
        soil: 'dust, clay and green film',
        work: 'soft wash',
      },
      alt: 'Before: the front of a red barn on bare ground, brown with dust, clay splashed up its boards and white doors. After: boards deep red, doors and trim white.',
    },
    {
      id: 'deck-redwood-dining',
      category: 'Deck Cleaning',
      seam: 0.34,
      job: {
        surface: 'Redwood deck',
        soil: 'gray fibers and mildew',
        work: 'oxygen cleaner, then brightener',
      },
      alt: 'Before: redwood deck gray and mildewed around a table with chairs. After: reddish-brown boards in the sun.',
    },
    {
      id: 'house-roof-ladder',
      category: 'House Washing',
      seam: 0.44,
      job: {
        surface: 'Shingle roof and gutter',
        soil: 'moss and black streaks',
        work: 'treated without pressure, gutter wiped',
      },
      alt: 'Before: a house’s roof from the ladder at its eave, cushions of moss on dark shingles, the gutter streaked. After: the shingles even and brown, the gutter white.',
    },
    {
      id: 'commercial-hardware-corner',
      category: 'Commercial Cleaning',
      job: {
        surface: 'Plaza slabs',
        soil: 'grime and spots',
        work: 'surface cleaner with hot water',
      },
      alt: 'Before: plaza slabs in front of a shop, dull with grime and spotted. After: the slabs light and even.',
    },
    {
      id: 'driveway-surface-cleaner',
      category: 'Driveway Cleaning',
      seam: 0.46,
      job: {
        surface: 'Two-car driveway',
        soil: 'brown film and oil',
        work: 'oil pre-treated, then surface cleaner',
      },
      alt: 'Before: a driveway brown with dirt, an oil spot circled in chalk. After: the same slab pale from edge to edge. A round surface cleaner on two wheels is parked on the line between them.',
    },
    {
      id: 'patio-stamped-firepit',
      category: 'Patio Cleaning',
      seam: 0.66,
      job: {
        surface: 'Stamped concrete',
        soil: 'dark grime and green film',
        work: 'surface cleaner at medium pressure',
      },
      alt: 'Before: stamped concrete patio dark with grime, green at its joints, a fire pit and two chairs on it. After: the slate pattern sand-colored and clear.',
    },
    {
      id: 'commercial-loading-dock',
      category: 'Commercial Cleaning',
      seam: 0.64,
      job: {
        surface: 'Loading dock apron',
        soil: 'oil and tire tracks',
        work: 'degreaser and hot water',
      },
      alt: 'Before: loading dock apron black with oil and tire tracks. After: plain gray concrete between yellow lines and bollards.',
    },
    {
      id: 'walkway-brick-path',
      category: 'Walkway Cleaning',
      job: {
        surface: 'Brick path',
        soil: 'moss in the joints',
        work: 'wide fan, joints refilled',
      },
      alt: 'Before: brick path brown, with moss in its joints, beside a flower bed. After: red brick with clean joints in low morning light.',
    },
    {
      id: 'deck-garden-chairs',
      category: 'Deck Cleaning',
      seam: 0.62,
      job: {
        surface: 'Wooden deck',
        soil: 'silver-gray fibers',
        work: 'oxygen cleaner, then brightener',
      },
      alt: 'Before: silver-gray deck boards in tree shade. After: the boards brown again, some grayer than others, in front of two teal garden chairs.',
    },
    {
      id: 'patio-shade-mildew',
      category: 'Patio Cleaning',
      seam: 0.64,
      job: {
        surface: 'Patio in the shade',
        soil: 'black mildew',
        work: 'mildew treatment, then surface cleaner',
      },
      alt: 'Before: concrete patio with black mildew along its joints. After: the slab evenly light beside a table and chairs with orange cushions.',
    },
    {
      id: 'driveway-exposed-aggregate',
      category: 'Driveway Cleaning',
      seam: 0.6,
      job: {
        surface: 'Exposed aggregate',
        soil: 'oil spots and a gray film',
        work: 'degreaser, then surface cleaner',
      },
      alt: 'Before: exposed-aggregate driveway with oil spots and a gray film. After: every pebble bright again in morning sun.',
    },
    {
      id: 'commercial-brick-storefront',
      category: 'Commercial Cleaning',
      seam: 0.38,
      job: {
        surface: 'Shop front pavement',
        soil: 'traffic film and gum',
        work: 'surface cleaner with hot water',
      },
      alt: 'Before: shop front pavement with dark traffic film and gum spots. After: even, light slabs in front of a brick bakery.',
    },
    {
      id: 'pavers-moss-joints',
      category: 'Paver Cleaning',
      job: {
        surface: 'Herringbone pavers',
        soil: 'gray film and moss',
        work: 'low pressure, joints refilled',
      },
      alt: 'Before: herringbone pavers grayed over, moss in the joints. After: red and tan pavers with clean joints, a wooden bench in front of a tan panel fence.',
    },
    {
      id: 'sidewalk-parkway-lawn',
      category: 'Sidewalk Cleaning',
      job: {
        surface: 'Sidewalk along a lawn',
        soil: 'grime and grass',
        work: 'joint weeded, then surface cleaner',
      },
      alt: 'Before: sidewalk beside a lawn, brown with grime, grass in its joint. After: the panels light gray in low sun.',
    },
    {
      id: 'pavers-joint-close',
      category: 'Paver Cleaning',
      seam: 0.58,
      job: {
        surface: 'Joints of concrete pavers',
        soil: 'moss and weeds',
        work: 'low pressure, joints refilled',
      },
      alt: 'Before: the joints of brown pavers from close, filled with moss, weeds standing in them. After: the stones gray and the joints between them filled with sand.',
    },
    {
      id: 'house-algae-siding',
      category: 'House Washing',
      job: { surface: 'Lap siding', soil: 'green algae', work: 'soft wash' },
      alt: 'Before: white lap siding green with algae from the ground up, streaks below the windows. After: the siding white down to the foundation, blue shutters above.',
    },
    {
      id: 'pavers-tumbled-patio',
      category: 'Paver Cleaning',
      seam: 0.4,
      job: {
        surface: 'Tumbled pavers',
        soil: 'green joints',
        work: 'low pressure, joints refilled',
      },
      alt: 'Before: tumbled patio pavers dull and green at the joints. After: sand and tan stones in clear contrast, two teal chairs behind.',
    },
    {
      id: 'driveway-sprinkler-rust',
      category: 'Driveway Cleaning',
      seam: 0.6,
      job: {
        surface: 'Driveway along a lawn',
        soil: 'rust from a sprinkler',
        work: 'oxalic acid, then surface cleaner',
      },
      alt: 'Before: a concrete driveway stained orange in the arc of a lawn sprinkler. After: the concrete plain and pale up to the grass.',
    },
    {
      id: 'patio-grill-corner',
      category: 'Patio Cleaning',
      seam: 0.64,
      job: {
        surface: 'Patio by the grill',
        soil: 'brown grime and weeds',
        work: 'degreaser, then surface cleaner',
      },
      alt: 'Before: patio slab brown with grime in front of a red kettle grill, weeds in the joints. After: the slab clean in late sun.',
    },
    {
      id: 'sidewalk-hedge-overcast',
      category: 'Sidewalk Cleaning',
      seam: 0.66,
      job: {
        surface: 'Sidewalk beside a hedge',
        soil: 'black mildew',
        work: 'mildew treatment, then surface cleaner',
      },
      alt: 'Before: sidewalk blackened with mildew beside a hedge. After: pale gray panels in the flat light of an overcast day.',
    },
    {
      id: 'walkway-gravel-pads',
      category: 'Walkway Cleaning',
      job: {
        surface: 'Concrete pads',
        soil: 'dark mottling',
        work: 'surface cleaner, edges by wand',
      },
      alt: 'Before: concrete pads in gravel, mottled dark. After: the pads pale and even, white stones in clean joints between them.',
    },
    {
      id: 'driveway-tire-lanes',
      category: 'Driveway Cleaning',
      job: {
        surface: 'Driveway with tire lanes',
        soil: 'rubber, oil and weeds',
        work: 'degreaser, then surface cleaner',
      },
      alt: 'Before: concrete driveway brown with dirt and oil, dark along the tire lanes, weeds in its joint. After: the slab pale in low sun, one old hairline crack showing.',
    },
    {
      id: 'deck-gray-cedar',
      category: 'Deck Cleaning',
      job: {
        surface: 'Cedar deck',
        soil: 'gray fibers',
        work: 'oxygen cleaner, then brightener',
      },
      alt: 'Before: cedar deck boards weathered gray. After: the same boards tan to brown, uneven with age, along a white railing.',
    },
  ],
}
