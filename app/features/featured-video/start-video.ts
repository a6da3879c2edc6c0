import { idle, nextPaint, pageLoaded } from '~/browser/page-lifecycle'

import { hasGoodConnection } from './connection'

const phoneScreens = '(max-width: 40rem)'

interface VideoStart {
  video: HTMLVideoElement
  poster: HTMLImageElement | null
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
  // WebKit may have chosen a source as if no media query matched.
  if (isFirstPlay) video.load()
  // React sets only the property, but accessibility checkers read the
  // attribute.
  video.defaultMuted = true
  video.autoplay = true
  // Low-power modes reject even muted videos. Other failures fire an error
  // event.
  await video.play().catch(() => undefined)
}
