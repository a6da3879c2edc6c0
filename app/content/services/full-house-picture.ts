import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const fullHousePicture = singlePicture(
  'services',
  'full-house',
  'A washed lap-sided house wall with shuttered windows above a flower bed.',
  'large',
)
