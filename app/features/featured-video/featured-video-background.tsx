import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'

import type { Playback } from '~/ui/use-playback'

import type { FeaturedVideoQuery } from './featured-video.queries'
import { Film } from './film'
import { savesData } from './saves-data'

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
  const video = data.ok ? data.video : undefined
  if (!video || broken) return null

  const mayMove = playback.playing && (playback.asked || !savesData())
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        <Film video={video} playing={mayMove} onBroken={() => setBroken(true)} onStop={onStop} />
        {/* Dark enough for the words over a white frame, lighter where none stand. */}
        <div className="absolute inset-0 bg-deep/80 lg:bg-transparent lg:bg-linear-to-r lg:from-deep/85 lg:from-50% lg:to-deep/50" />
      </div>
      {children}
    </>
  )
}
