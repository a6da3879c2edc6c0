import { animateValue, inView } from 'motion'

import { countUpDuration, countUpVisibility, easeOut, figureAt } from './count-up'

/** What says of an element that its text counts, and how far. */
const countedFigures = '[data-counts-to]'

/**
 * The figures in `banner` return to zero when its first edge comes onto the screen, and count once enough of it is
 * there. The text is written past React: sixty renderings a second would change nothing else.
 * @returns what ends it, with every figure at its end.
 */
export function countFigures(banner: HTMLElement): () => void {
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
