import { type RefObject, useEffect, useState } from 'react'

import { useReducedMotion } from '~/ui/use-reduced-motion'

import { countUpDuration, countUpVisibility } from './count-up'

/**
 * Milliseconds the figures in `banner` have counted. They start at their end, as the server sent them, return
 * to zero when the first edge of the banner comes onto the screen, and count once enough of it is there.
 */
export function useCountUp(banner: RefObject<HTMLElement | null>): number {
  const reducedMotion = useReducedMotion()
  const [elapsed, setElapsed] = useState(countUpDuration)

  useEffect(() => {
    if (!banner.current || reducedMotion) return undefined
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setElapsed(0)
        if (entry.intersectionRatio < countUpVisibility) return
        observer.disconnect()
        count(performance.now())
      },
      { threshold: [0, countUpVisibility] },
    )

    function count(start: number) {
      frame = requestAnimationFrame((now) => {
        setElapsed(Math.max(now - start, 0))
        if (now - start < countUpDuration) count(start)
      })
    }

    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [banner, reducedMotion])

  return reducedMotion ? countUpDuration : elapsed
}
