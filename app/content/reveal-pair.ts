import { beforeAfter } from './picture.ts'

/**
 * The pair that pages sweep across their whole head. It stands apart from the gallery: the page for lost visitors
 * is part of every page, and the gallery's texts should not be.
 */
export const revealPair = beforeAfter(
  'driveway-tire-lanes',
  'Before: concrete driveway brown with dirt and oil, dark along the tire lanes, weeds in its joint. After: the slab pale in low sun, one old hairline crack showing.',
)
