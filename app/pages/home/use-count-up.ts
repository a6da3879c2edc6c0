import { animateValue, inView } from 'motion'
import { type RefObject, useEffect } from 'react'

import { useReducedMotion } from '~/ui/reduced-motion'

import { countUpDuration, countUpVisibility, easeOut, figureAt } from './count-up'

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
