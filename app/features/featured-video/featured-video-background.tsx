import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'

import { onVideoStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { useReducedMotion } from '~/components/ui/reduced-motion'
import { playbackTexts } from '~/content/ui-labels'

import type { FeaturedVideo, FeaturedVideoQuery } from './featured-video.queries'
import { startVideo, wantsLittleData } from './start-video'
import { posterPreloads, posterSources, videoShapes, videoSources } from './video-files'

interface FeaturedVideoBackgroundProps {
  query: FeaturedVideoQuery
  onPausedChange?: (isPaused: boolean) => void
  buttonClassName: string
}

/**
 * The featured video behind the words of a dark hero, which must be `relative isolate`, and its pause button. It streams
 * in after the page; without one, and after any failure, the hero stays dark.
 */
export function FeaturedVideoBackground(props: FeaturedVideoBackgroundProps) {
  return (
    <Suspense>
      <Background {...props} />
    </Suspense>
  )
}

/** `still`: only the poster shows, before the first frame, and again once the video has come to its end. */
type Phase = 'still' | 'moving' | 'ended' | 'broken'

function Background({ query, onPausedChange, buttonClassName }: FeaturedVideoBackgroundProps) {
  const { data } = useSuspenseQuery(query)
  const [phase, setPhase] = useState<Phase>('still')
  const [isPaused, setIsPaused] = useState(false)
  const poster = useRef<HTMLImageElement>(null)
  const reducedMotion = useReducedMotion()
  const video = data.ok ? data.video : undefined

  function toggle() {
    setIsPaused(!isPaused)
    onPausedChange?.(!isPaused)
  }

  // A video that cannot be played leaves its poster; without one the hero is dark.
  if (!video || (phase === 'broken' && !video.posterUrl)) return null
  const mayMove = !reducedMotion && phase !== 'broken' && !wantsLittleData()
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        <Poster video={video} image={poster} />
        {mayMove && (
          <Player video={video} poster={poster} isPaused={isPaused} phase={phase} onPhase={setPhase} />
        )}
        <div className="hero-veil absolute inset-0" />
      </div>
      {mayMove && phase === 'moving' && (
        <button
          type="button"
          onClick={toggle}
          className={classNames(
            onVideoStyle,
            'inline-flex min-w-11 items-center justify-center gap-2',
            buttonClassName,
          )}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
          <span className="max-sm:sr-only">{isPaused ? playbackTexts.play : playbackTexts.pause}</span>
        </button>
      )}
    </>
  )
}

/** The still picture before the video. Not its `poster` attribute, which has one picture for all screens. */
function Poster({ video, image }: { video: FeaturedVideo; image: RefObject<HTMLImageElement | null> }) {
  for (const { href, ...picture } of posterPreloads(video.url))
    preload(href, { as: 'image', fetchPriority: 'high', ...picture })
  if (!video.posterUrl) return null
  const { width, height } = videoShapes.landscape
  return (
    <picture className="contents">
      {posterSources(video.url).map(({ src, ...source }) => (
        <source key={src} srcSet={src} {...source} />
      ))}
      <img
        ref={image}
        fetchPriority="high"
        decoding="async"
        src={video.posterUrl}
        alt=""
        width={width}
        height={height}
        className="hero-video"
      />
    </picture>
  )
}

interface PlayerProps {
  video: FeaturedVideo
  poster: RefObject<HTMLImageElement | null>
  isPaused: boolean
  phase: Phase
  onPhase: (phase: Phase) => void
}

/** The moving picture above its poster, to which it fades back at its end. Without sound, controls or a tab stop. */
function Player({ video, poster, isPaused, phase, onPhase }: PlayerProps) {
  const player = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!player.current || player.current.ended) return undefined
    if (isPaused) {
      player.current.pause()
      return undefined
    }
    const leaving = new AbortController()
    void startVideo(player.current, poster.current, leaving.signal)
    return () => leaving.abort()
  }, [isPaused, poster])

  const sources = videoSources(video.url, video.type)
  return (
    <video
      ref={player}
      muted
      playsInline
      disablePictureInPicture
      preload="none"
      onPlaying={() => onPhase('moving')}
      onEnded={() => onPhase('ended')}
      // React lets the errors of sources bubble, also of those that are for other screens.
      onError={(event) => event.target === event.currentTarget && onPhase('broken')}
      // Transparent until it moves: an empty video would cover the poster.
      className={classNames(
        'hero-video',
        phase === 'ended' && 'transition-opacity duration-1000',
        phase !== 'moving' && 'opacity-0',
      )}
    >
      {sources.map((source, index) => (
        // A source that fails makes way for the next; the last one's failure is the video's.
        <source
          key={source.src}
          {...source}
          onError={index === sources.length - 1 ? () => onPhase('broken') : undefined}
        />
      ))}
    </video>
  )
}
