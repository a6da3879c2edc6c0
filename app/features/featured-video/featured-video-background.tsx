import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

import { useReducedMotion } from '~/browser/reduced-motion'

import { shouldSaveData } from './connection'
import type { FeaturedVideoQuery } from './featured-video.queries'
import type { FeaturedVideo } from './read-featured-video.server'
import { startVideo } from './start-video'
import { posterSources, videoSizes, videoSources } from './video-files'

interface FeaturedVideoBackgroundProps {
  query: FeaturedVideoQuery
  isPaused: boolean
  onMovingChange?: (isMoving: boolean) => void
  otherwise?: ReactNode
  veil: string
  position: string
}

/**
 * Its parent must be `relative isolate`. After any failure, the hero stays dark.
 */
export function FeaturedVideoBackground(props: FeaturedVideoBackgroundProps) {
  return (
    <Suspense>
      <Background {...props} />
    </Suspense>
  )
}

// `still`: the poster shows until the first frame. `ended`: the video has faded
// back to the poster. `frozen`: there is no poster to fade back to, so the
// video rests on its last frame.
type Phase = 'still' | 'moving' | 'ended' | 'frozen' | 'broken'

function Background({
  query,
  isPaused,
  onMovingChange,
  otherwise,
  veil,
  position,
}: FeaturedVideoBackgroundProps) {
  const { data } = useSuspenseQuery(query)
  const [phase, setPhase] = useState<Phase>('still')
  const poster = useRef<HTMLImageElement>(null)
  const reducedMotion = useReducedMotion()
  const video = data.ok ? data.video : undefined
  const isBroken = phase === 'broken'
  const canPlay = !reducedMotion && !isBroken && !shouldSaveData()

  function changePhase(next: Phase) {
    setPhase(next)
    onMovingChange?.(next === 'moving')
  }

  if (data.ok && !video) return otherwise
  if (!video || (isBroken && !video.posterUrl)) return null
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
      <Poster video={video} image={poster} position={position} />
      {canPlay && (
        <Player
          video={video}
          poster={poster}
          phase={phase}
          isPaused={isPaused}
          position={position}
          onPhase={changePhase}
        />
      )}
      <div className={clsx('absolute inset-0', veil)} />
    </div>
  )
}

const filling =
  'absolute inset-0 size-full max-w-none object-cover print:hidden'

interface PlayerProps {
  video: FeaturedVideo
  poster: RefObject<HTMLImageElement | null>
  phase: Phase
  isPaused: boolean
  position: string
  onPhase: (phase: Phase) => void
}

function Player({
  video,
  poster,
  phase,
  isPaused,
  position,
  onPhase,
}: PlayerProps) {
  const player = useRef<HTMLVideoElement>(null)
  const sources = videoSources(video.url, video.type)

  useEffect(() => {
    const element = player.current
    if (!element || element.ended) return undefined
    if (isPaused) {
      element.pause()
      return undefined
    }
    const leaving = new AbortController()
    void startVideo({
      video: element,
      poster: poster.current,
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [isPaused, poster])

  function handleEnd() {
    onPhase(video.posterUrl ? 'ended' : 'frozen')
  }

  // React bubbles the errors of sources for other screens too.
  function handleError({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget) onPhase('broken')
  }

  return (
    <video
      ref={player}
      muted
      playsInline
      disablePictureInPicture
      preload="none"
      onPlaying={() => onPhase('moving')}
      onEnded={handleEnd}
      onError={handleError}
      // An empty video would cover the poster.
      className={clsx(
        filling,
        position,
        phase === 'ended' && 'transition-opacity duration-1000',
        (phase === 'still' || phase === 'ended') && 'opacity-0',
      )}
    >
      {sources.map((source) => (
        // Browsers skip sources that fail until the last one.
        <source
          key={source.src}
          {...source}
          onError={
            source === sources.at(-1) ? () => onPhase('broken') : undefined
          }
        />
      ))}
    </video>
  )
}

interface PosterProps {
  video: FeaturedVideo
  image: RefObject<HTMLImageElement | null>
  position: string
}

// Not the `poster` attribute, which allows only one picture for all screens.
function Poster({ video, image, position }: PosterProps) {
  if (!video.posterUrl) return null
  const { width, height } = videoSizes.landscape
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
        className={clsx(filling, position)}
      />
    </picture>
  )
}
