/**
 * Keeps from React the hover that browsers make up for a finger: before every click, and once more when the page has
 * changed below it. React looks each time who is to hear of it: a sixth of a press on a slow phone. Nobody is, which
 * `tests/unit/lint/unheard-hover.test.ts` holds.
 */
export function keepHoverFromReact(): void {
  if (!matchMedia('(hover: none)').matches) return
  for (const hover of ['mouseover', 'mouseout'])
    addEventListener(hover, (event) => event.stopPropagation(), true)
}
