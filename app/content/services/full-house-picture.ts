import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const fullHousePicture = singlePicture(
  'services',
  'full-house',
  'A washed blue-gray house front with a porch, a yellow door and yellow shutters.',
  'large',
)
