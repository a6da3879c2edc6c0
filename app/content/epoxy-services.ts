import { claims } from './marketing-claims.ts'
import { type Picture, singlePicture } from './picture.ts'

export const epoxyInstallTime = claims.epoxyInstall

export type EpoxyService = {
  title: string
  text: string
  features: readonly string[]
  image: Picture
}

export const epoxyServices: readonly [garages: EpoxyService, patios: EpoxyService] = [
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
      'A glossy epoxy floor with gray flakes in a garage, from the cabinets to the door.',
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
      'large',
    ),
  },
]
