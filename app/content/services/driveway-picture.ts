import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const drivewayPicture = singlePicture(
  'services',
  'driveway',
  'A concrete driveway just washed, still wet and shining in low sun.',
)
