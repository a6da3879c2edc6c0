export const galleryCategories = [
  'Paver Cleaning',
  'Driveway Cleaning',
  'Patio Cleaning',
  'House Washing',
  'Walkway Cleaning',
  'Deck Cleaning',
  'Commercial Cleaning',
  'Sidewalk Cleaning',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]

/** A picture in the public folder; width and height in pixels reserve its place before it loads. */
export type Picture = { src: string; alt: string; width: number; height: number }

/** One file that holds both halves of a pair, the dirty surface and the clean one. */
export type BeforeAfterImage = Picture & { id: string }

export type GalleryImage = BeforeAfterImage & { category: GalleryCategory }

const shapes = {
  tall: { width: 1200, height: 1600 },
  wide: { width: 1600, height: 1200 },
  square: { width: 1400, height: 1400 },
}

/** The record of the pair stored as `/pictures/gallery/{id}.jpg`. The alt text says what is seen, not whose job it was. */
export function beforeAfter(id: string, shape: keyof typeof shapes, alt: string): BeforeAfterImage {
  return { id, src: `/pictures/gallery/${id}.jpg`, alt, ...shapes[shape] }
}

function categorized(
  category: GalleryCategory,
  id: string,
  shape: keyof typeof shapes,
  alt: string,
): GalleryImage {
  return { ...beforeAfter(id, shape, alt), category }
}

/** The four pairs of the home page, each from another category. */
export const homeGallery: readonly GalleryImage[] = [
  categorized(
    'Driveway Cleaning',
    'driveway-tire-marks',
    'wide',
    'Before: concrete driveway dark with tire marks and road film. After: the slab pale gray from edge to edge.',
  ),
  categorized(
    'House Washing',
    'house-north-wall-algae',
    'tall',
    'Before: north-facing stucco wall streaked green with algae. After: the wall an even cream color.',
  ),
  categorized(
    'Paver Cleaning',
    'pavers-moss-joints',
    'square',
    'Before: pavers grayed over with moss in the joints. After: red and tan pavers with clean, sand-filled joints.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-gray-redwood',
    'wide',
    'Before: redwood deck boards weathered gray. After: the same boards warm brown with the grain showing.',
  ),
]

const otherImages: readonly GalleryImage[] = [
  categorized(
    'Patio Cleaning',
    'patio-shade-algae',
    'tall',
    'Before: shaded concrete patio black with algae under a downspout. After: the patio light gray and evenly dry.',
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-gum-spots',
    'wide',
    'Before: sidewalk dotted with flattened black gum. After: the sidewalk plain gray without spots.',
  ),
  categorized(
    'Driveway Cleaning',
    'driveway-oil-drips',
    'square',
    'Before: oil drips in the middle of a parking bay. After: the drips faded to a faint shadow on clean concrete.',
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-front-steps',
    'tall',
    'Before: concrete front steps with dark treads. After: the treads and risers the same light gray.',
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-dumpster-pad',
    'wide',
    'Before: dumpster pad with dark grease trails. After: the pad bare gray and free of grease.',
  ),
  categorized(
    'Paver Cleaning',
    'pavers-pool-scale',
    'wide',
    'Before: pool-edge pavers with a white mineral crust. After: the sand color of the pavers showing again.',
  ),
  categorized(
    'House Washing',
    'house-eaves-cobwebs',
    'square',
    'Before: lap siding under the eaves with cobwebs and dust. After: white siding and clear eaves.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-railing-mildew',
    'tall',
    'Before: wooden deck railing speckled with mildew. After: the railing clean and one even tone.',
  ),
  categorized(
    'Driveway Cleaning',
    'driveway-oak-leaf-stains',
    'wide',
    'Before: brown leaf prints under an oak on a driveway. After: the concrete without prints.',
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-side-yard',
    'tall',
    'Before: narrow side-yard path slick and green. After: the path dry, gray and textured.',
  ),
  categorized(
    'Patio Cleaning',
    'patio-stamped-concrete',
    'square',
    'Before: stamped concrete patio dull with dust in the pattern. After: the stone pattern and its color clear.',
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-storefront-entry',
    'wide',
    'Before: storefront entry with a dark traffic path to the door. After: the entry slab one even shade.',
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-tree-shade',
    'tall',
    'Before: sidewalk blackened under a street tree. After: the panels light gray up to the curb.',
  ),
  categorized(
    'House Washing',
    'house-sprinkler-line',
    'wide',
    'Before: chalky sprinkler line and splashed soil along a stucco wall. After: the base of the wall clean.',
  ),
  categorized(
    'Paver Cleaning',
    'pavers-entry-weeds',
    'tall',
    'Before: entry pavers with weeds and washed-out joints. After: weeds gone and joints filled level.',
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-pollen-film',
    'square',
    'Before: front walk yellow-brown with pollen and catkins. After: the broom finish of the concrete visible.',
  ),
  categorized(
    'Patio Cleaning',
    'patio-grill-grease',
    'wide',
    'Before: grease spots around a built-in grill. After: the patio floor clean up to the grill base.',
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-drive-through',
    'tall',
    'Before: drive-through lane with a dark oil stripe. After: the stripe lifted and the lane lines readable.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-composite-pollen',
    'wide',
    'Before: composite deck filmed with pollen and leaf tannin. After: the boards brown and clear between gaps.',
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-curb-strip',
    'square',
    'Before: curb and sidewalk with rust-colored sprinkler stains. After: curb and sidewalk plain gray.',
  ),
]

/** The whole gallery. The home page's four come last: a visitor who asked for more has just seen them. */
export const fullGallery: readonly GalleryImage[] = [...otherImages, ...homeGallery]

/** What the gallery page says after the last picture. */
export const galleryClosing = {
  heading: 'Have a surface like one of these?',
  text: 'Name it in the form, or call and tell us what is on it. The estimate is free.',
}
