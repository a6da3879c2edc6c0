import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const concreteSealingPicture = singlePicture(
  'services',
  'concrete-sealing',
  'Sealed gray pavers with a soft sheen in low sun, two garden chairs behind.',
  'large',
)
