import { beforeAfter, type BeforeAfterImage } from './picture.ts'

/**
 * The pair that pages sweep across their whole head. It stands apart from the gallery: the page for lost visitors
 * is part of every page, and the gallery's texts should not be.
 */
export const sweptPair: BeforeAfterImage = beforeAfter(
  'driveway-tire-lanes',
  'wide',
  'Before: two-car concrete driveway gray-brown with dirt, dark in the joints and under the tires. After: the slab pale from edge to edge, old hairline cracks showing.',
  { swept: true },
)
