import type { MouseEvent } from 'react'

import { prefersReducedMotion } from './reduced-motion'

/** With Ctrl, Cmd or the middle button, a click opens a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.button !== 0
  )
}

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** Returns whether the section exists. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  section?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  section?.focus({ preventScroll: true })
  return section !== null
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
