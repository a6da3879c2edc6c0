let before: Element | null = null

/** Notes where the focus is while it is not in the box of the toasts. @returns the way to stop. */
export function noteFocusOutside(box: HTMLElement): () => void {
  const over = new AbortController()
  before = document.activeElement
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && !box.contains(target)) before = target
    },
    { signal: over.signal },
  )
  return () => over.abort()
}

/** Gives the focus back to where it was before a toast had it: the toast is about to go, and would take it along. */
export function returnFocus(): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
}
