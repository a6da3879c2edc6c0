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
      // On the side it is by then.
      requestAnimationFrame(() => element && makeRoomFor(element))
    }

    const grows = new ResizeObserver(makeRoom)
    grows.observe(element)
    const listening = { capture: true, passive: true, signal: left.signal }
    for (const moment of ['focusin', 'focusout', 'resize']) addEventListener(moment, makeRoom, listening)
    addEventListener('scroll', choose, listening)
    return () => {
      grows.disconnect()
      left.abort()
    }
  }, [box])

  useEffect(() => {
    if (box.current) makeRoomFor(box.current)
  }, [box, side])

  return side
}

function widerSide(field: Element): Side {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= innerHeight - bottom ? 'top' : 'bottom'
}

function makeRoomFor(box: HTMLElement) {
  const field = document.activeElement
  if (box.offsetHeight === 0 || !field?.matches(fields)) return
  const seen = field.getBoundingClientRect()
  const covered = box.getBoundingClientRect()
  const apart =
    seen.bottom <= covered.top ||
    covered.bottom <= seen.top ||
    seen.right <= covered.left ||
    covered.right <= seen.left
  if (!apart) field.scrollIntoView({ block: covered.top > innerHeight - covered.bottom ? 'start' : 'end' })
}
