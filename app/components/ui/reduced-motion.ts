import { useMediaQuery } from './media-query'

const query = '(prefers-reduced-motion: reduce)'

/** Returns whether the visitor prefers reduced motion. Browser only. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches
}

/** Hook version of `wantsLessMotion`. The server cannot know the preference and assumes reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(query, true)
}
