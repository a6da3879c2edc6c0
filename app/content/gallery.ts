import { categorized, type GalleryImage } from './gallery-image.ts'
import { homeGallery } from './home-gallery.ts'

const otherImages: readonly GalleryImage[] = [
  categorized(
    'Patio Cleaning',
    'patio-stamped-firepit',
    'tall',
    'Before: stamped concrete patio gray with grime, a fire pit and two chairs on it. After: the slate pattern sand-colored and clear.',
  ),
  categorized(
    'Driveway Cleaning',
    'driveway-exposed-aggregate',
    'square',
    'Before: exposed-aggregate driveway with oil spots and a gray film. After: every pebble bright again in morning sun.',
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-picket-fence',
    'wide',
    'Before: sidewalk panels brown with grime in the shadow of a picket fence. After: the same panels light gray.',
    { stand: 'wall' },
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-brick-storefront',
    'wide',
    'Before: shop front pavement with dark traffic film and gum spots. After: even, light slabs in front of a brick bakery.',
    { stand: 'tile', compared: true },
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-red-door',
    'tall',
    'Before: front walk green and stained between planted beds. After: a pale concrete walk and step up to a red front door.',
    { stand: 'wall' },
  ),
  categorized(
    'Paver Cleaning',
    'pavers-tumbled-patio',
    'tall',
    'Before: tumbled patio pavers dull and green at the joints. After: sand and tan stones in clear contrast, two teal chairs behind.',
    { stand: 'wall' },
  ),
  categorized(
    'House Washing',
    'house-stucco-splash',
    'square',
    'Before: tan stucco between two windows, soil splashed up from the bed and runs below the sills. After: the wall one even color.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-redwood-dining',
    'square',
    'Before: redwood deck gray and mildewed around a table with chairs. After: reddish-brown boards in the sun.',
    { compared: true },
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-brick-path',
    'wide',
    'Before: brick path brown, with moss in its joints, beside a flower bed. After: red brick with clean joints in low morning light.',
    { stand: 'wall' },
  ),
  categorized(
    'Patio Cleaning',
    'patio-shade-mildew',
    'wide',
    'Before: concrete patio with black mildew along its joints. After: the slab evenly light beside a table and chairs with orange cushions.',
    { stand: 'tile', compared: true },
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-parkway-lawn',
    'tall',
    'Before: sidewalk beside a lawn, brown with grime, grass in its joint. After: the panels light gray in low sun.',
    { stand: 'wall' },
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-loading-dock',
    'wide',
    'Before: loading dock apron black with oil and tire tracks. After: plain gray concrete between yellow lines and bollards.',
  ),
  categorized(
    'House Washing',
    'house-shaded-stucco',
    'square',
    'Before: light stucco wall streaked below a window and splashed at its foot. After: the wall clean above its flower bed.',
  ),
  categorized(
    'Driveway Cleaning',
    'driveway-oil-overcast',
    'wide',
    'Before: driveway with oil stains and weeds in dark joints. After: the concrete evenly light, in low sun.',
  ),
  categorized(
    'Deck Cleaning',
    'deck-garden-chairs',
    'tall',
    'Before: silver-gray deck boards in tree shade. After: brown boards in front of two teal garden chairs.',
  ),
  categorized(
    'Paver Cleaning',
    'pavers-gray-driveway',
    'wide',
    'Before: paver driveway under a green-brown film, weeds in its joints. After: gray pavers in three shades along the lawn.',
  ),
  categorized(
    'Walkway Cleaning',
    'walkway-gravel-pads',
    'tall',
    'Before: concrete pads in gravel, mottled dark. After: the pads pale and even, white stones in clean joints between them.',
    { stand: 'wall' },
  ),
  categorized(
    'Patio Cleaning',
    'patio-grill-corner',
    'wide',
    'Before: patio slab brown with grime in front of a red kettle grill, weeds in the joints. After: the slab clean in late sun.',
  ),
  categorized(
    'Commercial Cleaning',
    'commercial-hardware-corner',
    'square',
    'Before: plaza slabs in front of a shop, dull with grime and spotted. After: the slabs light and even.',
  ),
  categorized(
    'Sidewalk Cleaning',
    'sidewalk-hedge-overcast',
    'square',
    'Before: sidewalk blackened with mildew beside a hedge. After: pale gray panels in the flat light of an overcast day.',
    { stand: 'wall' },
  ),
]

/** The whole gallery. The home page's four come last: a visitor who asked for more has just seen them. */
export const fullGallery: readonly GalleryImage[] = [...otherImages, ...homeGallery]

/** What the gallery page says after the last picture. */
export const galleryClosing = {
  heading: 'Got one that looks like this?',
  text: 'Leave your number and we’ll call to ask about it, or call us now. The estimate is free.',
}
