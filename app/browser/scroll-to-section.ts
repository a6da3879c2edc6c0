import type { MouseEvent } from 'react'

import { prefersReducedMotion } from './reduced-motion'

/**
 * Returns whether a click is unmodified. With Ctrl, Cmd or the middle button it
 * opens a new tab.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return !(
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.button !== 0
  )
}

/** Scrolls to the top of the page, instantly if reduced motion is preferred. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/**
 * Scrolls to the element with this id, instantly if reduced motion is
 * preferred, and moves focus there. Returns whether the element exists.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  section?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  section?.focus({ preventScroll: true })
  return section !== null
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
