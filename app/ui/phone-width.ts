/**
 * A width for `sizes` that ends the list. The densest phones are sent what those of two pixels a point are: the
 * difference is half of all bytes, and too fine for eyes.
 */
export function phoneWidth(share: number): string {
  return `(max-width: 40rem) and (min-resolution: 2.5dppx) ${Math.round(share * 0.67)}vw, ${share}vw`
}
