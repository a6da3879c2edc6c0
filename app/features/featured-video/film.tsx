import { type RefObject, useEffect, useRef, useState } from 'react'

import { classNames } from '~/ui/class-names'
import { untilIdle, untilLoaded } from '~/ui/page-moments'

import { hasGoodLink } from './connection'
import type { FeaturedVideo } from './featured-video'
import { filmSources } from './film-files'
import { untilPainted } from './film-poster'

const phoneScreens = '(max-width: 40rem)'

interface FilmProps {
  video: FeaturedVideo
  poster: RefObject<HTMLImageElement | null>
  playing: boolean
  /** The visitor has pressed Play. */
  asked: boolean
  onBroken: () => void
  /** It has come to its end, or the browser refused to start it. */
  onStop?: (() => void) | undefined
}

/**
 * The moving picture above its poster. It plays once and rests on its last frame. It is decoration: without
 * sound, controls or a place in the tab order.
 */
export function Film({ video, poster, playing, asked, onBroken, onStop }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [moving, setMoving] = useState(false)

  useEffect(() => {
    const film = element.current
    if (!film) return undefined
    if (!playing) {
      film.autoplay = false
      film.pause()
      return undefined
    }
    const cancelled = new AbortController()
    void startInTime({ film, poster: poster.current, asked, left: cancelled.signal, onRefused: onStop })
    return () => cancelled.abort()
  }, [playing, asked, onStop, poster])

  const sources = filmSources(video.url, video.type)
  return (
    <video
      ref={element}
      muted
      playsInline
      disablePictureInPicture
      preload="none"
      onPlaying={() => setMoving(true)}
      onEnded={onStop}
      // React lets the errors of sources bubble, also of those that are for other screens.
      onError={(event) => event.target === event.currentTarget && onBroken()}
      // Transparent until it moves: an empty video would cover the poster.
      className={classNames('film-picture', !moving && 'opacity-0')}
    >
      {sources.map(({ src, type, media }, index) => (
        // A source that fails makes way for the next; the last one's failure is the film's.
        <source
          key={src}
          src={src}
          type={type}
          media={media}
          onError={index === sources.length - 1 ? onBroken : undefined}
        />
      ))}
    </video>
  )
}

interface StartOptions {
  film: HTMLVideoElement
  poster: HTMLImageElement | null
  asked: boolean
  left: AbortSignal
  onRefused: (() => void) | undefined
}

async function startInTime({ film, poster, asked, left, onRefused }: StartOptions) {
  if (!(await mayComeAfterPage(poster, asked)) || left.aborted) return
  // React sets the property alone; what reads the markup, as accessibility checkers do, awaits a sound track.
  film.defaultMuted = true
  film.autoplay = true
  try {
    await film.play()
  } catch (error) {
    // Low-power modes refuse even silent films. Any other failure arrives as an error event.
    if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused?.()
  }
}

/** The page itself comes first. @returns whether the film may then be fetched. */
async function mayComeAfterPage(poster: HTMLImageElement | null, asked: boolean): Promise<boolean> {
  await untilLoaded()
  await untilPainted(poster)
  if (asked || !matchMedia(phoneScreens).matches) return true
  await untilIdle()
  return hasGoodLink()
}
