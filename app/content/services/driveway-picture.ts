import { singlePicture } from '../picture.ts'

/** Apart from the texts of the service: pages without them show it too. */
export const drivewayPicture = singlePicture(
  'services',
  'driveway',
  'A clean exposed-aggregate driveway running up to a brown garage door.',
)
