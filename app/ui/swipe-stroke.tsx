/**
 * The edge of a hero, drawn by the wand. The last element of it, not a pseudo-element: that would be there with the
 * first words, and be pushed down by the others while the HTML arrives.
 */
export function SwipeStroke() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 h-[calc(var(--swipe)+var(--stroke))] -translate-y-1 bg-poppy [--stroke:calc(2*var(--spacing))] [clip-path:polygon(0_100%,100%_var(--stroke),100%_0,0_calc(100%-0.125rem))]"
    />
  )
}
