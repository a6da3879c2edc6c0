import { startTransition, useEffect, useState } from 'react'

import { useCameAsHtml } from './use-came-as-html'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked for less motion. In the browser only. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches
}

/**
 * The same for what is rendered. The server cannot know and assumes so: it renders the still state. What moves begins
 * in a transition, because nobody waits for it: the rest of the first screen is taken over meanwhile, piece by piece.
 */
export function useReducedMotion(): boolean {
  const cameAsHtml = useCameAsHtml()
  const [reduced, setReduced] = useState(() => cameAsHtml || wantsLessMotion())

  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => startTransition(() => setReduced(media.matches))
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])

  return reduced
}
