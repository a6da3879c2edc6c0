const unheard = [
  'mouseover',
  'mouseout',
  'mousemove',
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
] as const

/**
 * Keeps from React what browsers tell of a finger beside the press itself: the mouse they make up before every click,
 * and once more when the page has changed below it, and the pointer they catch and let go. React looks each time who is
 * to hear of it: a sixth of a press on a slow phone. Nobody is but who waits for a mouse that rests, which
 * `tests/unit/lint/unheard-hover.test.ts` holds.
 */
export function keepHoverFromReact(): void {
  if (!matchMedia('(hover: none)').matches) return
  for (const event of unheard) addEventListener(event, (told) => told.stopPropagation(), true)
}
