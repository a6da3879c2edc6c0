import { claims } from './marketing-claims.ts'
import { beforeAfter, singlePicture } from './picture.ts'

export const epoxyInstallTime = claims.epoxyInstall

/** The garage floor of the page's hero and closing band. */
export const epoxyFloor = beforeAfter({
  id: 'garage-bare-slab',
  compared: true,
  job: {
    surface: 'Garage slab',
    soil: 'oil spots and dust',
    work: 'ground, primed and coated',
  },
  alt: 'Before: a bare garage slab with oil spots and hairline cracks. After: the floor coated with light gray flakes, mirroring the open door.',
})

export const epoxyServices = [
  {
    title: 'Garage Floors',
    text: 'For one-, two- and three-car garages: cracks filled, old oil drawn out, the slab ground and coated wall to wall.',
    features: [
      'Diamond grinding with dust extraction',
      'Cracks and pitted spots repaired',
      'Flake blends from light gray to dark stone',
      'Clean edge at the garage door and along the stem wall',
    ],
    image: singlePicture(
      'epoxy',
      'garage-floors',
      'A garage floor coated with light flakes mirrors the open door, a bicycle and a red tool chest at the left wall, shelves at the right.',
    ),
  },
  {
    title: 'Small Patios',
    text: 'For covered and small open patios: an outdoor system with a top coat that holds its color in the sun.',
    features: [
      'Moisture check before anything is coated',
      'UV-stable top coat',
      'Extra grip for rain and wet feet',
      'Keeps its slope, so water still runs off',
    ],
    image: singlePicture(
      'epoxy',
      'small-patios',
      'A small patio under beams with a gray flake coating, a table and three chairs.',
    ),
  },
] as const

/** Flake blends, left to right in their picture. */
export const flakeBlends = {
  heading: 'Pick your flakes',
  names: ['Fog', 'Sand', 'Taupe', 'Slate', 'Basalt'],
  image: singlePicture(
    'epoxy',
    'flake-blends',
    'Five flake blends side by side, from light gray over sand, taupe and slate to dark stone.',
  ),
} as const

export type EpoxyService = (typeof epoxyServices)[number]
