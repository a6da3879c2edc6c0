import { useEffect, useState } from 'react'

import { classNames } from '~/components/ui/class-names'
import { hero } from '~/content/home'

const replayEvery = 10_000

/** The underlined phrase of the headline. While `replaying`, its stroke is drawn anew every ten seconds. */
export function TopRated({ replaying }: { replaying: boolean }) {
  const [drawing, setDrawing] = useState(true)

  useEffect(() => {
    if (!replaying) return undefined
    // Not one endless animation: it would keep the browser painting during the nine seconds of rest.
    const timer = setInterval(() => setDrawing(true), replayEvery)
    return () => clearInterval(timer)
  }, [replaying])

  return (
    <span
      className={classNames('swipe-underline', replaying && drawing && 'swipe-replay')}
      onAnimationEnd={() => setDrawing(false)}
    >
      {hero.headline.highlight}
    </span>
  )
}
