/**
 * The densest phones. They are sent what those of two pixels a point are: the difference is half of all bytes, and
 * too fine for eyes.
 */
export const densePhone = '(max-width: 40rem) and (min-resolution: 2.5dppx)'

/** What two pixels a point are of three. */
const denseShare = 0.67

/** A width for `sizes` that ends the list, in hundredths of the window. */
export function phoneWidth(share: number): string {
  return `${densePhone} ${Math.round(share * denseShare)}vw, ${share}vw`
}
