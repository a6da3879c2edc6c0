import { useMediaQuery } from './media-query'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. In the browser only. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches
}

/** The same for components. The server cannot know, and renders what does not move. */
export function useReducedMotion(): boolean {
  return useMediaQuery(query, true)
}
