import { idle, nextPaint, pageLoaded } from '~/browser/page-lifecycle'

import { hasGoodConnection } from './connection'

const phoneScreens = '(max-width: 40rem)'

interface VideoStart {
  video: HTMLVideoElement
  poster: HTMLImageElement | null
  /** Aborts when the visitor pauses the video or leaves the page. */
  signal: AbortSignal
}

/** On phones, the first play requires a good connection. */
export async function startVideo({
  video,
  poster,
  signal,
}: VideoStart): Promise<void> {
  await pageLoaded()
  await poster?.decode().catch(() => undefined)
  await nextPaint()
  const isFirstPlay = video.played.length === 0
  if (isFirstPlay && matchMedia(phoneScreens).matches) {
    await idle()
    if (!hasGoodConnection()) return
  }
  if (signal.aborted) return
  // WebKit has chosen a source before the video had a box, as if no media query
  // matched. Before `autoplay`, with which it would start to load that source.
  if (isFirstPlay) video.load()
  // React sets only the property. Accessibility checkers read the attribute and
  // would assume that there is sound.
  video.defaultMuted = true
  video.autoplay = true
  // In low-power modes, even muted videos are rejected and the poster stays.
  // Other failures fire an error event.
  await video.play().catch(() => undefined)
}
