import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const deckFencePicture = singlePicture(
  'services',
  'deck-fence',
  'A cleaned cedar deck in low sun, a bench in the corner of its white railing.',
  'large',
)
