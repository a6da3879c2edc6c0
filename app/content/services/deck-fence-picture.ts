import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const deckFencePicture = singlePicture(
  'services',
  'deck-fence',
  'A cleaned redwood deck with a table and chairs, trees behind its railing.',
  'large',
)
