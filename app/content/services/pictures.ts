import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const concreteSealingPicture = singlePicture(
  'services',
  'concrete-sealing',
  'Sealed brown pavers with a soft sheen in low sun.',
  'large',
)

/** Apart from the texts of the service: pages without them show it too. */
export const deckFencePicture = singlePicture(
  'services',
  'deck-fence',
  'A cleaned cedar deck in low sun, a bench in the corner of its white railing.',
  'large',
)

/** Apart from the texts of the service: pages without them show it too. */
export const drivewayPicture = singlePicture(
  'services',
  'driveway',
  'A concrete driveway just washed, still wet and shining in low sun.',
)

/** Apart from the texts of the service: pages without them show it too. */
export const fullHousePicture = singlePicture(
  'services',
  'full-house',
  'A washed blue-gray house front with a porch, a yellow door and yellow shutters.',
  'large',
)
