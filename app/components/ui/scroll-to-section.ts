import type { MouseEvent } from 'react'

import { wantsLessMotion } from './reduced-motion'

/** Whether a click on a link is a plain one: with Ctrl, Cmd or the middle button it opens a new tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
}

/** How long a section is held in place while streamed parts of the page move it, in milliseconds. */
const settleTime = 3000

/**
 * Scrolls smoothly (at once with reduced motion) to the element with this id and moves focus there. It follows the
 * section while streamed parts above it arrive, until the visitor scrolls.
 * @returns whether the element was on the page.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const scroll = () =>
    section.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'smooth', block: 'start' })
  scroll()
  section.focus({ preventScroll: true })
  repeatWhileMoved(scroll)
  return true
}

let stopFollowing: (() => void) | undefined

function repeatWhileMoved(scroll: () => void) {
  stopFollowing?.()
  const ending = new AbortController()
  let height = document.body.scrollHeight
  const observer = new ResizeObserver(() => {
    if (document.body.scrollHeight === height) return
    height = document.body.scrollHeight
    scroll()
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
