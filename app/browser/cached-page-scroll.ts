// WebKit shows a page from its back/forward cache at the top, because the
// router sets `history.scrollRestoration` to `manual`.
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
