import { idle, nextPaint, pageLoaded } from '~/components/ui/page-lifecycle'

const phoneScreens = '(max-width: 40rem)'
const slowConnections = new Set<unknown>(['slow-2g', '2g', '3g'])
/** In megabits a second: twice what a phone's video needs to play without stopping. */
const enoughForVideo = 1
/** Where the browser does not say, a page that loaded this soon, in milliseconds, came over a good connection. */
const quickLoad = 3000

/** Plays the video once the page has loaded and its poster is painted; on a phone only over a good connection. */
export async function startVideo(
  video: HTMLVideoElement,
  poster: HTMLImageElement | null,
  leaving: AbortSignal,
): Promise<void> {
  await pageLoaded()
  await poster?.decode().catch(() => undefined)
  await nextPaint()
  if (matchMedia(phoneScreens).matches) {
    await idle()
    if (!hasGoodConnection()) return
  }
  if (leaving.aborted) return
  // React sets the property alone; what reads the markup, as accessibility checkers do, awaits a sound track.
  video.defaultMuted = true
  video.autoplay = true
  // Low-power modes refuse even silent videos: the poster stays. Any other failure arrives as an error event.
  await video.play().catch(() => undefined)
}

/** Whether a video would be a burden: the browser was told to save data, or the connection is slow. In the browser only. */
export function wantsLittleData(): boolean {
  const connection = connectionOf(navigator)
  return connection?.saveData === true || slowConnections.has(connection?.effectiveType)
}

function hasGoodConnection(): boolean {
  const connection = connectionOf(navigator)
  if (typeof connection?.downlink === 'number') return connection.downlink >= enoughForVideo
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.loadEventStart < quickLoad
}

// Safari and Firefox have none, and TypeScript does not know it.
type Connection = Partial<Record<'saveData' | 'effectiveType' | 'downlink', unknown>>

function connectionOf({ connection }: Navigator & { connection?: Connection }): Connection | undefined {
  return connection
}
