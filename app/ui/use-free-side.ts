import { type RefObject, useEffect, useState } from 'react'

export type Side = 'top' | 'bottom'

/** What a visitor fills in or has just pressed. */
const fields = 'form input, form textarea, form select, form button'

/**
 * The side of the window on which a box over the whole width covers nothing the visitor is at: the one with more
 * room beside the field in focus. Where even that is too narrow, the field moves out of the way.
 */
export function useFreeSide(box: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>('top')

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const left = new AbortController()

    function choose() {
      const field = document.activeElement
      setSide(field?.matches(fields) ? widerSide(field) : 'top')
    }

    function makeRoom() {
      choose()
      const field = document.activeElement
      if (!element || element.offsetHeight === 0 || !field?.matches(fields)) return
      requestAnimationFrame(() => moveAway(field, element))
    }

    const grows = new ResizeObserver(makeRoom)
    grows.observe(element)
    const listening = { capture: true, passive: true, signal: left.signal }
    for (const moment of ['focusin', 'focusout']) addEventListener(moment, makeRoom, listening)
    for (const moment of ['scroll', 'resize']) addEventListener(moment, choose, listening)
    return () => {
      grows.disconnect()
      left.abort()
    }
  }, [box])

  return side
}

function widerSide(field: Element): Side {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= innerHeight - bottom ? 'top' : 'bottom'
}

function moveAway(field: Element, box: HTMLElement) {
  const seen = field.getBoundingClientRect()
  const covered = box.getBoundingClientRect()
  const apart =
    seen.bottom <= covered.top ||
    covered.bottom <= seen.top ||
    seen.right <= covered.left ||
    covered.right <= seen.left
  if (!apart) field.scrollIntoView({ block: covered.top > innerHeight - covered.bottom ? 'start' : 'end' })
}
