import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type RefObject, useEffect, useRef, useState } from 'react'

import { onVideoStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { idle, nextPaint, pageLoaded } from '~/components/ui/page-lifecycle'
import { useReducedMotion } from '~/components/ui/reduced-motion'
import { playbackTexts } from '~/content/ui-labels'

import type { FeaturedVideo, FeaturedVideoQuery } from './featured-video.queries'
import { posterSources, videoShapes, videoSources } from './video-files'

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
  const player = useRef<HTMLVideoElement>(null)
  const reducedMotion = useReducedMotion()
  const video = data.ok ? data.video : undefined
  const mayMove = video !== undefined && !reducedMotion && phase !== 'broken' && !wantsLittleData()

  useEffect(() => {
    if (!mayMove || !player.current || player.current.ended) return undefined
    if (isPaused) return player.current.pause()
    const leaving = new AbortController()
    void startVideo(player.current, poster.current, leaving.signal)
    return () => leaving.abort()
  }, [mayMove, isPaused])

  function toggle() {
    setIsPaused(!isPaused)
    onPausedChange?.(!isPaused)
  }

  // A video that cannot be played leaves its poster; without one the hero is dark.
  if (!video || (phase === 'broken' && !video.posterUrl)) return null
  const sources = videoSources(video.url, video.type)
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        <Poster video={video} image={poster} />
        {/* Without sound, controls or a tab stop. It fades back to its poster at its end. */}
        {mayMove && (
          <video
            ref={player}
            muted
            playsInline
            disablePictureInPicture
            preload="none"
            onPlaying={() => setPhase('moving')}
            onEnded={() => setPhase('ended')}
            // React lets the errors of sources bubble, also of those that are for other screens.
            onError={(event) => event.target === event.currentTarget && setPhase('broken')}
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
                onError={index === sources.length - 1 ? () => setPhase('broken') : undefined}
              />
            ))}
          </video>
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

const phoneScreens = '(max-width: 40rem)'
/** In megabits a second: twice what a phone's video needs to play without stopping. */
const enoughForVideo = 1
/** Where the browser does not say, a page that loaded this soon, in milliseconds, came over a good connection. */
const quickLoad = 3000

/** Plays the video once page and poster are painted; the first time on a phone only over a good connection. */
async function startVideo(
  video: HTMLVideoElement,
  poster: HTMLImageElement | null,
  leaving: AbortSignal,
): Promise<void> {
  await pageLoaded()
  await poster?.decode().catch(() => undefined)
  await nextPaint()
  if (matchMedia(phoneScreens).matches && video.played.length === 0) {
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
function wantsLittleData(): boolean {
  const { saveData, effectiveType = '' } = connectionOf(navigator)
  return saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType)
}

function hasGoodConnection(): boolean {
  const { downlink } = connectionOf(navigator)
  if (downlink !== undefined) return downlink >= enoughForVideo
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.loadEventStart < quickLoad
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
  downlink?: number
}

// Safari and Firefox have none, and TypeScript does not know it.
function connectionOf({ connection = {} }: Navigator & { connection?: Connection }): Connection {
  return connection
}
