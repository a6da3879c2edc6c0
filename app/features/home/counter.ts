import { animateValue, inView } from 'motion'
import { type RefObject, useEffect } from 'react'

import { useReducedMotion } from '~/components/ui/reduced-motion'

/** How long the figures of the stats banner count, in milliseconds. */
const countUpDuration = 2500

/** So much of the banner must be on the screen before the figures start. */
const countUpVisibility = 0.3

/** Quick at first, then slower: the share of the way done after this share of the time. */
export function easeOut(time: number): number {
  return 1 - (1 - time) ** 3
}

/** The figure shown at this share of the way to `target`. */
export function figureAt(target: number, share: number): number {
  return Math.round(target * Math.min(Math.max(share, 0), 1))
}

/** What says of an element that its text counts, and how far. */
const countedFigures = '[data-counts-to]'

/** Lets the figures in `banner` count. Where nothing should move they stay at their end, as the server sent them. */
export function useCountUp(banner: RefObject<HTMLElement | null>): void {
  const reducedMotion = useReducedMotion()
  useEffect(
    () => (reducedMotion || !banner.current ? undefined : countFigures(banner.current)),
    [banner, reducedMotion],
  )
}

/**
 * The figures return to zero when the first edge of the banner comes onto the screen, and count once enough of it is
 * there. The text is written past React: sixty renderings a second would change nothing else.
 * @returns what ends it, with every figure at its end.
 */
function countFigures(banner: HTMLElement): () => void {
  const figures = [...banner.querySelectorAll<HTMLElement>(countedFigures)]

  function show(share: number) {
    for (const figure of figures)
      figure.textContent = String(figureAt(Number(figure.dataset.countsTo), share))
  }

  let counting: { stop: () => void } | undefined
  const leaveFirstEdge = inView(banner, () => show(0))
  const leaveCount = inView(
    banner,
    () => {
      counting = animateValue({ keyframes: [0, 1], duration: countUpDuration, ease: easeOut, onUpdate: show })
    },
    { amount: countUpVisibility },
  )
  return () => {
    leaveFirstEdge()
    leaveCount()
    counting?.stop()
    show(1)
  }
}
