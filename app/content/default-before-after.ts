import { beforeAfter } from './picture.ts'

/**
 * The pair of the gallery's hero and the 404 page. Separate from the gallery
 * because every page's script includes the 404 page and should not include the
 * gallery's texts.
 */
export const defaultBeforeAfter = beforeAfter({
  id: 'driveway-tire-lanes',
  compared: true,
  job: {
    surface: 'Concrete driveway',
    soil: 'tire lanes, oil and weeds',
    work: 'degreaser, then surface cleaner',
  },
  alt: 'Before: concrete driveway brown with dirt and oil, dark along the tire lanes, weeds in its joint. After: the slab pale in low sun, one old hairline crack showing.',
})
