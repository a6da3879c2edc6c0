import {
  type GalleryImage,
  galleryImages,
  homeGallery,
} from './home-gallery.ts'

const otherImages = galleryImages({
  'patio-stamped-firepit':
    'Before: stamped concrete patio gray with grime, a fire pit and two chairs on it. After: the slate pattern sand-colored and clear.',
  'driveway-exposed-aggregate':
    'Before: exposed-aggregate driveway with oil spots and a gray film. After: every pebble bright again in morning sun.',
  'sidewalk-picket-fence':
    'Before: sidewalk panels brown with grime in the shadow of a picket fence. After: the same panels light gray.',
  'commercial-hardware-corner':
    'Before: plaza slabs in front of a shop, dull with grime and spotted. After: the slabs light and even.',
  'walkway-red-door':
    'Before: front walk green and stained between planted beds. After: a pale concrete walk and step up to a red front door.',
  'pavers-tumbled-patio':
    'Before: tumbled patio pavers dull and green at the joints. After: sand and tan stones in clear contrast, two teal chairs behind.',
  'house-stucco-splash':
    'Before: tan stucco between two windows, soil splashed up from the bed and runs below the sills. After: the wall one even color.',
  'deck-redwood-dining':
    'Before: redwood deck gray and mildewed around a table with chairs. After: reddish-brown boards in the sun.',
  'walkway-brick-path':
    'Before: brick path brown, with moss in its joints, beside a flower bed. After: red brick with clean joints in low morning light.',
  'patio-shade-mildew':
    'Before: concrete patio with black mildew along its joints. After: the slab evenly light beside a table and chairs with orange cushions.',
  'sidewalk-parkway-lawn':
    'Before: sidewalk beside a lawn, brown with grime, grass in its joint. After: the panels light gray in low sun.',
  'commercial-loading-dock':
    'Before: loading dock apron black with oil and tire tracks. After: plain gray concrete between yellow lines and bollards.',
  'house-shaded-stucco':
    'Before: light stucco wall streaked below a window and splashed at its foot. After: the wall clean above its flower bed.',
  'driveway-oil-overcast':
    'Before: driveway with oil stains and weeds in dark joints. After: the concrete evenly light, in low sun.',
  'deck-garden-chairs':
    'Before: silver-gray deck boards in tree shade. After: brown boards in front of two teal garden chairs.',
  'pavers-gray-driveway':
    'Before: paver driveway under a green-brown film, weeds in its joints. After: gray pavers in three shades along the lawn.',
  'walkway-gravel-pads':
    'Before: concrete pads in gravel, mottled dark. After: the pads pale and even, white stones in clean joints between them.',
  'patio-grill-corner':
    'Before: patio slab brown with grime in front of a red kettle grill, weeds in the joints. After: the slab clean in late sun.',
  'commercial-brick-storefront':
    'Before: shop front pavement with dark traffic film and gum spots. After: even, light slabs in front of a brick bakery.',
  'sidewalk-hedge-overcast':
    'Before: sidewalk blackened with mildew beside a hedge. After: pale gray panels in the flat light of an overcast day.',
})

/**
 * The whole gallery. The home page's four pairs come last because visitors from
 * there have just seen them.
 */
export const fullGallery: readonly GalleryImage[] = [
  ...otherImages,
  ...homeGallery,
]

/** Texts after the last picture of the gallery page. */
export const galleryClosing = {
  heading: 'Got one that looks like this?',
  text: 'Leave your number and we’ll call to ask about it, or call us now. The estimate is free.',
}
