/**
 * The router's own restoration, except for the page that came as HTML: that one has been put in its place by a
 * script in the HTML itself. The router would do it once more when it takes the page over, and throw whoever
 * has scrolled in the meantime back to the top.
 *
 * @returns for `scrollRestoration` of the router: whether a page that has just rendered is put in its place.
 */
export function restoreAfterFirstPage(): () => boolean {
  let isFirstPage = typeof document !== 'undefined'
  return () => {
    if (!isFirstPage) return true
    isFirstPage = false
    // The router has just forgotten what was scrolled, and would not find this place again on the way back.
    queueMicrotask(() => document.dispatchEvent(new Event('scroll')))
    return false
  }
}
