import { animateValue, inView } from 'motion'

/** Duration of the count, in milliseconds, as specified. */
const duration = 2500

/** Share of the banner that has to be visible, as specified. */
const visibleShare = 0.3

/** Not in React, which would render sixty times a second. */
export function countUp(banner: HTMLElement): () => void {
  const figures = banner.querySelectorAll<HTMLElement>('[data-counts-to]')

  function show(share: number) {
    for (const figure of figures) {
      const target = Number(figure.dataset.countsTo)
      figure.textContent = String(Math.round(target * share))
    }
  }

  let counting: { stop: () => void } | undefined
  const stopWatchingEdge = inView(banner, () => show(0))
  const stopWatchingBanner = inView(
    banner,
    () => {
      counting = animateValue({
        keyframes: [0, 1],
        duration,
        ease: 'easeOut',
        onUpdate: show,
      })
    },
    { amount: visibleShare },
  )
  return () => {
    stopWatchingEdge()
    stopWatchingBanner()
    counting?.stop()
    show(1)
  }
}
