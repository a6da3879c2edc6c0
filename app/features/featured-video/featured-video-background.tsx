import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type RefObject, useEffect, useRef, useState } from 'react'

import { idle, nextPaint, pageLoaded } from '~/browser/page-lifecycle'
import { useReducedMotion } from '~/browser/reduced-motion'
import { onVideoStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { playbackTexts } from '~/content/ui-labels'

import type { FeaturedVideoQuery } from './featured-video.queries'
import type { FeaturedVideo } from './read-featured-video.server'
import { posterSources, videoSizes, videoSources } from './video-files'

interface FeaturedVideoBackgroundProps {
  query: FeaturedVideoQuery
  onPausedChange?: (isPaused: boolean) => void
  buttonClassName: string
}

/**
 * Renders the featured video and its pause button behind the text of a dark
 * hero, which must be `relative isolate`. The video streams in after the page.
 * Without a video, or after any failure, the hero stays dark.
 */
export function FeaturedVideoBackground(props: FeaturedVideoBackgroundProps) {
  return (
    <Suspense>
      <Background {...props} />
    </Suspense>
  )
}

/**
 * `still`: the poster shows until the first frame. `ended`: the video has faded
 * back to the poster. `frozen`: there is no poster to fade back to, so the
 * video rests on its last frame.
 */
type Phase = 'still' | 'moving' | 'ended' | 'frozen' | 'broken'

function Background({
  query,
  onPausedChange,
  buttonClassName,
}: FeaturedVideoBackgroundProps) {
  const { data } = useSuspenseQuery(query)
  const [phase, setPhase] = useState<Phase>('still')
  const [isPaused, setIsPaused] = useState(false)
  const poster = useRef<HTMLImageElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const reducedMotion = useReducedMotion()
  const video = data.ok ? data.video : undefined
  const canPlay =
    video !== undefined &&
    !reducedMotion &&
    phase !== 'broken' &&
    !shouldSaveData()

  useEffect(() => {
    if (!canPlay || !player.current || player.current.ended) return undefined
    if (isPaused) return player.current.pause()
    const leaving = new AbortController()
    void startVideo(player.current, poster.current, leaving.signal)
    return () => leaving.abort()
  }, [canPlay, isPaused])

  function toggle() {
    setIsPaused(!isPaused)
    onPausedChange?.(!isPaused)
  }

  // If the video cannot be played, its poster stays. Without a poster, the hero
  // is dark.
  if (!video || (phase === 'broken' && !video.posterUrl)) return null
  const sources = videoSources(video.url, video.type)
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        <Poster video={video} image={poster} />
        {/* Has no sound, controls or tab stop. Fades back to its poster at the end, if there is one. */}
        {canPlay && (
          <video
            ref={player}
            muted
            playsInline
            disablePictureInPicture
            preload="none"
            onPlaying={() => setPhase('moving')}
            onEnded={() =>
              setPhase(isShown(poster.current) ? 'ended' : 'frozen')
            }
            // React bubbles the sources' errors, including those of sources for
            // other screens.
            onError={(event) =>
              event.target === event.currentTarget && setPhase('broken')
            }
            // Transparent until it plays, because an empty video would cover
            // the poster.
            className={classNames(
              'hero-video',
              phase === 'ended' && 'transition-opacity duration-1000',
              (phase === 'still' || phase === 'ended') && 'opacity-0',
            )}
          >
            {sources.map((source, index) => (
              // Browsers skip sources that fail. If the last one fails, the
              // video has failed.
              <source
                key={source.src}
                {...source}
                onError={
                  index === sources.length - 1
                    ? () => setPhase('broken')
                    : undefined
                }
              />
            ))}
          </video>
        )}
        <div className="hero-veil absolute inset-0" />
      </div>
      {canPlay && phase === 'moving' && (
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
          <span className="max-sm:sr-only">
            {isPaused ? playbackTexts.play : playbackTexts.pause}
          </span>
        </button>
      )}
    </>
  )
}

/**
 * Renders the poster. Not as the `poster` attribute, which allows only one
 * picture for all screens.
 */
function Poster({
  video,
  image,
}: {
  video: FeaturedVideo
  image: RefObject<HTMLImageElement | null>
}) {
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
        className="hero-video"
      />
    </picture>
  )
}

/**
 * Returns whether a picture has loaded. It may be missing, broken or still on
 * its way.
 */
function isShown(picture: HTMLImageElement | null): boolean {
  return picture !== null && picture.naturalWidth > 0
}

const phoneScreens = '(max-width: 40rem)'
/**
 * In megabits per second: twice what the video for phones needs to play without
 * stalling.
 */
const minDownlink = 1
/**
 * In milliseconds. Without `downlink`, a page that loaded faster than this
 * indicates a good connection.
 */
const maxLoadTime = 3000

/**
 * Plays the video once page and poster are painted. On phones, the first play
 * requires a good connection.
 */
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
  // WebKit has chosen a source before the video had a box, as if no media query
  // matched. Before `autoplay`, with which it would start to load that source.
  if (video.played.length === 0) video.load()
  // React sets only the property. Accessibility checkers read the attribute and
  // would assume that there is sound.
  video.defaultMuted = true
  video.autoplay = true
  // In low-power modes, even muted videos are rejected and the poster stays.
  // Other failures fire an error event.
  await video.play().catch(() => undefined)
}

/**
 * Returns whether to avoid videos because data saver is on or the connection is
 * slow. Browser only.
 */
function shouldSaveData(): boolean {
  const { saveData, effectiveType = '' } = getConnection(navigator)
  return saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType)
}

function hasGoodConnection(): boolean {
  const { downlink } = getConnection(navigator)
  if (downlink !== undefined) return downlink >= minDownlink
  const [page] = performance.getEntriesByType('navigation')
  return (
    page instanceof PerformanceNavigationTiming &&
    page.loadEventStart < maxLoadTime
  )
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
  downlink?: number
}

// `navigator.connection` is missing in Safari, Firefox and TypeScript's types.
function getConnection({
  connection = {},
}: Navigator & { connection?: Connection }): Connection {
  return connection
}
