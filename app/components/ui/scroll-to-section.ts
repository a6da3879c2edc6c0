import type { MouseEvent } from 'react'

import { wantsLessMotion } from './reduced-motion'

/** Whether a click on a link is the ordinary one: with Ctrl, Cmd or the middle button it asks for a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
}

/** How long a section is held in place while late parts of the page push it about. */
const settleTime = 3000

/**
 * Scrolls smoothly (at once with reduced motion) to the element with this id and moves focus there, so that
 * the next Tab goes on from the section and screen readers say where they are. While streamed parts above it
 * still arrive, it follows the section; the visitor's own scrolling ends that at once.
 * @returns whether the element was on the page.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const calm = wantsLessMotion()
  section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  section.focus({ preventScroll: true })
  follow(section, calm)
  return true
}

let stopFollowing: (() => void) | undefined

function follow(section: HTMLElement, calm: boolean) {
  stopFollowing?.()
  const ending = new AbortController()
  let height = document.body.scrollHeight
  const observer = new ResizeObserver(() => {
    if (document.body.scrollHeight === height) return
    height = document.body.scrollHeight
    section.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  })
  stopFollowing = () => {
    observer.disconnect()
    ending.abort()
  }
  observer.observe(document.body)
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, stopFollowing, { once: true, passive: true, signal: ending.signal })
  }
  setTimeout(stopFollowing, settleTime)
}
