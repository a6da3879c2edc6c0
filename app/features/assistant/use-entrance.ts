import { animate } from 'motion/mini'
import { type RefObject, useLayoutEffect } from 'react'

import { easeWater } from '~/ui/ease-water'
import { useReducedMotion } from '~/ui/reduced-motion'

/** The panel rises into its place when it opens. */
export function useEntrance(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  const reducedMotion = useReducedMotion()
  useLayoutEffect(() => {
    if (!isOpen || reducedMotion || !panel.current) return undefined
    const entrance = animate(
      panel.current,
      { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
      { duration: 0.3, ease: easeWater },
    )
    return () => entrance.cancel()
  }, [panel, isOpen, reducedMotion])
}
