import type { AnyRouter } from '@tanstack/react-router'

import { wantsLessMotion } from '~/ui/reduced-motion'

/** While a page renders, the last one stands still as a picture. Longer than this, and it shows without a wipe. */
const longestStandstill = 400

/**
 * Wipes from page to page (styles/page-transition.css) by taking over the router's own way of starting a view
 * transition: that one leaves the promises of a skipped transition to nobody, and knows no exceptions in
 * browsers without transition types.
 */
export function wipeBetweenPages(router: AnyRouter): void {
  let movedByBrowser = false
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    movedByBrowser = hasUAVisualTransition
  })

  router.startViewTransition = (render) => {
    const isShownAlready = movedByBrowser
    movedByBrowser = false
    if (isShownAlready || !isOtherPage(router) || !canWipe()) return render()
    return wipe(render)
  }
}

/** Not a tab, a section or an opened picture; nor the first rendering, which comes from no page. */
function isOtherPage({ latestLocation, stores }: AnyRouter): boolean {
  const from = stores.resolvedLocation.get()
  return from !== undefined && from.pathname !== latestLocation.pathname
}

function canWipe(): boolean {
  return 'startViewTransition' in document && document.visibilityState === 'visible' && !wantsLessMotion()
}

function wipe(render: () => Promise<void>): Promise<void> {
  const transition = document.startViewTransition(render)
  const givingUp = setTimeout(() => transition.skipTransition(), longestStandstill)
  const untilPressed = endWhenPressed(transition)
  // The next navigation skips this wipe, a second Back for one; `ready` then rejects. The page itself is rendered
  // all the same: whether that failed is told by the promise returned, and `finished` only repeats it.
  transition.ready.catch(() => {}).finally(() => clearTimeout(givingUp))
  transition.finished.catch(() => {}).finally(() => untilPressed.abort())
  return transition.updateCallbackDone
}

/** Pages drawn as pictures cannot be touched: the browser reports every press on the document alone. */
function endWhenPressed(transition: ViewTransition): AbortController {
  const untilPressed = new AbortController()
  function end() {
    transition.skipTransition()
    // A mouse button pressed on the picture and released on the page is a click on neither.
    addEventListener('click', passOn, { once: true })
  }
  addEventListener('pointerdown', end, { once: true, signal: untilPressed.signal })
  return untilPressed
}

function passOn({ target, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement) return
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click()
}
