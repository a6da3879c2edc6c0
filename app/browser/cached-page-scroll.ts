/**
 * Restores the scroll position of a page that the browser takes from its
 * back/forward cache. The router sets `history.scrollRestoration` to `manual`,
 * with which WebKit shows such a page at its top. Returns a function that stops
 * this.
 */
export function restoreCachedPageScroll(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let position = { left: 0, top: 0 }

  function remember() {
    position = { left: scrollX, top: scrollY }
  }

  function restore({ persisted }: PageTransitionEvent) {
    if (persisted) scrollTo({ ...position, behavior: 'instant' })
  }

  addEventListener('pagehide', remember, { signal })
  addEventListener('pageshow', restore, { signal })
  return () => controller.abort()
}
