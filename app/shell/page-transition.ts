import type { AnyRouter } from '@tanstack/react-router'

import { wantsLessMotion } from '~/ui/reduced-motion'

import { layOver, type LeavingPage, lookAtPage } from './leaving-page'
import { mainId } from './skip-link'

/**
 * Wipes from page to page (styles/page-transition.css). What was to be seen of the last page is laid over the next
 * one and wiped away. The browser's own view transitions need a frame for a picture of the last page before anything
 * is rendered, and another for one of the next: with them the next page came later by half and more (decision 012).
 *
 * The router starts a transition of its own by the function that is replaced here.
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
  return document.visibilityState === 'visible' && !wantsLessMotion()
}

async function wipe(render: () => Promise<void>): Promise<void> {
  const main = document.getElementById(mainId)
  if (!main) return render()
  const last = lookAtPage(main)
  // In the moment in which React takes the last page out of the document, and before anything is drawn.
  const replaced = new MutationObserver((changes) => {
    if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return
    // Never what React still calls its own.
    if (last.parts.some(({ element }) => element.isConnected)) return
    replaced.disconnect()
    void wipeAway(last)
  })
  replaced.observe(main, { childList: true })
  try {
    await render()
  } finally {
    replaced.disconnect()
  }
}

async function wipeAway(last: LeavingPage): Promise<void> {
  // Of a page that was itself still being uncovered.
  for (const earlier of document.querySelectorAll('.page-leaving')) earlier.remove()
  const page = layOver(last)
  await Promise.allSettled(ownAnimations(page).map(({ finished }) => finished))
  page.remove()
}

/** Not those of the last page, some of which never end. */
function ownAnimations(page: HTMLElement): Animation[] {
  return page.firstElementChild?.getAnimations() ?? []
}
