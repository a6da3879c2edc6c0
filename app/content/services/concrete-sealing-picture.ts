import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const concreteSealingPicture = singlePicture(
  'services',
  'concrete-sealing',
  'A sealed herringbone paver patio in rich tans, a grill by the fence.',
  'large',
)
