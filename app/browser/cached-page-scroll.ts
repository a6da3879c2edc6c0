/**
 * Restores the scroll position of a page that the browser takes from its
 * back/forward cache. The router sets `history.scrollRestoration` to `manual`,
 * with which WebKit shows such a page at its top.
 * @returns a function that stops this.
 */
export function restoreCachedPageScroll(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let left = { x: 0, y: 0 }
  const remember = () => {
    left = { x: scrollX, y: scrollY }
  }
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) scrollTo({ left: left.x, top: left.y, behavior: 'instant' })
  }
  addEventListener('pagehide', remember, { signal })
  addEventListener('pageshow', restore, { signal })
  return () => controller.abort()
}
