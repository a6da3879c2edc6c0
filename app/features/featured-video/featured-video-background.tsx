import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'

import type { Playback } from '~/ui/use-playback'

import { wantsLittleData } from './connection'
import type { FeaturedVideoQuery } from './featured-video.queries'
import { Film } from './film'
import { FilmPoster } from './film-poster'

interface FeaturedVideoBackgroundProps {
  query: FeaturedVideoQuery
  playback: Playback
  onStop?: () => void
  /** Shown only together with a video, above it: the button that stops it, where there is none otherwise. */
  children?: ReactNode
}

/**
 * The featured video behind the words of a dark hero, which must be `relative isolate`. It streams in after
 * the page; until then, without one and after any failure the hero keeps its own dark ground.
 */
export function FeaturedVideoBackground(props: FeaturedVideoBackgroundProps) {
  return (
    <Suspense>
      <Background {...props} />
    </Suspense>
  )
}

function Background({ query, playback, onStop, children }: FeaturedVideoBackgroundProps) {
  const { data } = useSuspenseQuery(query)
  const [broken, setBroken] = useState(false)
  const [begun, setBegun] = useState(false)
  const poster = useRef<HTMLImageElement>(null)
  const video = data.ok ? data.video : undefined
  // A film that cannot be played leaves its poster; without one the hero is dark.
  if (!video || (broken && !video.posterUrl)) return null

  const mayMove = playback.playing && (playback.asked || !wantsLittleData())
  // Once begun it stays: a paused film shows the frame it was stopped at.
  if (mayMove && !begun) setBegun(true)
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        <FilmPoster video={video} image={poster} />
        {begun && !broken && (
          <Film
            video={video}
            poster={poster}
            playing={mayMove}
            asked={playback.asked}
            onBroken={() => setBroken(true)}
            onStop={onStop}
          />
        )}
        <div className="film-veil absolute inset-0" />
      </div>
      {!broken && children}
    </>
  )
}
