import { useMediaQuery } from './use-media-query'

const query = '(prefers-reduced-motion: reduce)'

/** Returns whether the visitor prefers reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches
}

/**
 * Hook version of `prefersReducedMotion`. The server cannot know the preference
 * and assumes reduced motion.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery(query, true)
}
