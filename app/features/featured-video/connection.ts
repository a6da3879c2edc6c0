interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
  downlink?: number
}

type NavigatorWithConnection = Navigator & { connection?: NetworkInformation }

// In megabits per second: twice the rate of the video for phones.
const minDownlink = 1

// In milliseconds. Without `downlink`, a page that loaded faster than this
// indicates a good connection.
const maxLoadTime = 3000

const slowTypes = new Set(['slow-2g', '2g', '3g'])

export function shouldSaveData(): boolean {
  const { saveData, effectiveType } = networkInformation(navigator)
  if (saveData === true) return true
  return effectiveType !== undefined && slowTypes.has(effectiveType)
}

export function hasGoodConnection(): boolean {
  const { downlink } = networkInformation(navigator)
  if (downlink !== undefined) return downlink >= minDownlink
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return false
  return page.loadEventStart < maxLoadTime
}

// `navigator.connection` is missing in Safari, Firefox and TypeScript's types.
function networkInformation(
  browser: NavigatorWithConnection,
): NetworkInformation {
  return browser.connection ?? {}
}
