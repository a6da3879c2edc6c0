/**
 * The edge of a hero, drawn by the wand. The last element of it, not a pseudo-element: that would be there with the
 * first words, and be pushed down by the others while the HTML arrives.
 */
export function SwipeStroke() {
  return <span aria-hidden className="swipe-stroke" />
}
