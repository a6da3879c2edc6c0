import { type RefObject, useEffect } from 'react'

import { useReducedMotion } from '~/ui/reduced-motion'

/**
 * Lets the figures in `banner` count. Where nothing should move, and until the script is there that does it, they
 * stay at their end, as the server sent them.
 */
export function useCountUp(banner: RefObject<HTMLElement | null>) {
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    if (reducedMotion) return undefined
    let isGone = false
    let end: (() => void) | undefined

    async function begin() {
      const { countFigures } = await import('./count-figures')
      if (banner.current && !isGone) end = countFigures(banner.current)
    }

    begin().catch((error: unknown) => console.warn('The figures do not count.', error))
    return () => {
      isGone = true
      end?.()
    }
  }, [banner, reducedMotion])
}
