import { FeaturedVideoBackground } from '~/features/featured-video/featured-video-background'
import { homeVideoQuery } from '~/features/featured-video/featured-video.queries'
import { QuoteSection } from '~/features/quote/quote-section'
import { pageTitleId } from '~/ui/page-title-id'
import { PlaybackButton } from '~/ui/playback-button'
import { useReducedMotion } from '~/ui/reduced-motion'
import { SwipeStroke } from '~/ui/swipe-stroke'
import { usePlayback } from '~/ui/use-playback'

import { Assurances } from './assurances'
import { HeroPromise } from './hero-promise'

/**
 * The first screen: promise, proof, and the two ways to ask. The form lies across the foot of the picture, so
 * that the lane of clean stone stays in view beside the words.
 */
export function Hero() {
  return (
    <>
      <Stage />
      <div className="page-width relative">
        <QuoteSection layout="bar" className="mt-6 lg:-mt-20" />
        <Assurances />
      </div>
    </>
  )
}

/** Apart from the form, which has nothing to do with what moves. */
function Stage() {
  const playback = usePlayback()
  const reducedMotion = useReducedMotion()
  // One button for both the underline and the video. With reduced motion the underline rests: no video, no button.
  const button = (
    <PlaybackButton
      playback={playback}
      className="absolute right-gutter-within bottom-10 beside:top-5 beside:bottom-auto"
    />
  )
  return (
    <section
      aria-labelledby={pageTitleId}
      className="on-deep swipe-edge hero-ground relative isolate flex min-h-[clamp(500px,60vh,700px)] flex-col bg-deep text-on-deep"
    >
      <FeaturedVideoBackground query={homeVideoQuery} playback={playback}>
        {reducedMotion && button}
      </FeaturedVideoBackground>
      <HeroPromise replaying={playback.playing} />
      {!reducedMotion && button}
      <SwipeStroke />
    </section>
  )
}
