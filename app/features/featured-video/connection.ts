const slowLinks = new Set<unknown>(['slow-2g', '2g', '3g'])

/** In megabits a second: twice what a film of a phone needs to play without stopping. */
const enoughForFilm = 1

/** Where the browser does not tell, a page that was there so soon says that its link is a good one. */
const quickLoad = 3000

interface Link {
  saveData?: unknown
  effectiveType?: unknown
  downlink?: unknown
}

/** Whether a film would be a burden: the browser was told to save data, or the link is slow. Not every browser tells. */
export function wantsLittleData(): boolean {
  const link = linkOf(navigator)
  return link?.saveData === true || slowLinks.has(link?.effectiveType)
}

/** Whether a film may be sent to a phone that nobody asked for it on. To be asked once the page is loaded. */
export function hasGoodLink(): boolean {
  const link = linkOf(navigator)
  if (typeof link?.downlink === 'number') return link.downlink >= enoughForFilm
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.loadEventStart < quickLoad
}

function linkOf(navigator: Navigator & { connection?: unknown }): Link | undefined {
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null ? connection : undefined
}
