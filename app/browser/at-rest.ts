/**
 * How long nothing must scroll or change its size until the page is at rest, in
 * milliseconds.
 */
const restDelay = 120

/**
 * Calls `onRest` once the page is at rest: now, and whenever it has scrolled or
 * the page or window has changed its size.
 */
export function whenAtRest(onRest: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(onRest, restDelay)
  }
  // Also reports the current size.
  const observer = new ResizeObserver(wait)
  observer.observe(document.body)
  addEventListener('scroll', wait, { passive: true, signal })
  addEventListener('resize', wait, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}
