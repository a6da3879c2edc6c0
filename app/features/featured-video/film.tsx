import { useEffect, useRef } from 'react'

import type { FeaturedVideo } from './featured-video'

interface FilmProps {
  video: FeaturedVideo
  playing: boolean
  onBroken: () => void
  /** It has come to its end, or the browser refused to start it. */
  onStop?: (() => void) | undefined
}

/** The moving picture. It is decoration: without sound, controls or a place in the tab order. */
export function Film({ video, playing, onBroken, onStop }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const film = element.current
    if (!film) return undefined
    if (playing) return whenLoaded(() => start(film, onStop))
    film.autoplay = false
    film.pause()
    return undefined
  }, [playing, onStop])

  return (
    <video
      ref={element}
      muted
      playsInline
      disablePictureInPicture
      // Nothing of it is fetched before it starts: the poster is what the first screen shows.
      preload="none"
      poster={video.posterUrl}
      onEnded={onStop}
      onError={onBroken}
      className="size-full object-cover"
    >
      <source src={video.url} type={video.type} onError={onBroken} />
    </video>
  )
}

function start(film: HTMLVideoElement, onRefused?: () => void) {
  film.autoplay = true
  // React has moved the streamed element into place since its source was chosen. Without choosing again,
  // Chromium reports no error for a source that cannot be loaded.
  if (film.readyState === HTMLMediaElement.HAVE_NOTHING) film.load()
  film.play().catch((error: unknown) => {
    // Low-power modes refuse even silent films. Any other failure arrives as an error event.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused?.()
  })
}

// The page itself comes first.
function whenLoaded(run: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    run()
    return undefined
  }
  addEventListener('load', run, { once: true })
  return () => removeEventListener('load', run)
}
