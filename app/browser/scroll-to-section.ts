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
  stopFollowing?.()
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

/**
 * How long to follow a section that streamed parts of the page move, in
 * milliseconds.
 */
const settleTime = 3000

/**
 * Scrolls to the element with this id, instantly if reduced motion is
 * preferred, and moves focus there. Scrolls again when streamed parts above
 * move the element, until the visitor interacts with the page.
 * @returns whether the element exists.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const scroll = () =>
    section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  scroll()
  section.focus({ preventScroll: true })
  scrollAgainOnResize(scroll)
  return true
}

let stopFollowing: (() => void) | undefined

function scrollAgainOnResize(scroll: () => void) {
  stopFollowing?.()
  const controller = new AbortController()
  let height = document.body.scrollHeight
  const observer = new ResizeObserver(() => {
    if (document.body.scrollHeight === height) return
    height = document.body.scrollHeight
    scroll()
  })
  stopFollowing = () => {
    observer.disconnect()
    controller.abort()
  }
  observer.observe(document.body)
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, stopFollowing, {
      once: true,
      passive: true,
      signal: controller.signal,
    })
  }
  setTimeout(stopFollowing, settleTime)
}
