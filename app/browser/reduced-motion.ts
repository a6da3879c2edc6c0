import { useMediaQuery } from './use-media-query'

const query = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches
}

/** The server cannot know the preference and assumes reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(query, true)
}
