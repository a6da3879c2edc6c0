import { prefersReducedMotion } from '~/browser/reduced-motion'
import { quoteFormId } from '~/components/layout/quote-link'

export const confettiOptions = {
  particleCount: 100,
  spread: 70,
  origin: { y: 0.6 },
}

/** Behind the words of the card, in colors on which they can be read. */
export async function playConfetti(): Promise<void> {
  const card = document.getElementById(quoteFormId)
  if (prefersReducedMotion() || !card) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // canvas-confetti loads its worker from a blob: URL, which the content
    // security policy blocks.
    const canvas = document.createElement('canvas')
    canvas.className = 'pointer-events-none fixed inset-0 -z-1 size-full'
    card.prepend(canvas)
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    const style = getComputedStyle(document.documentElement)
    const colors = ['action', 'accent-bright'].map((name) =>
      style.getPropertyValue(`--color-${name}`),
    )
    const { left, width } = card.getBoundingClientRect()
    const x = (left + width / 2) / window.innerWidth
    const origin = { ...confettiOptions.origin, x }
    await fire({ ...confettiOptions, origin, colors })
    canvas.remove()
  } catch (error) {
    console.warn('Failed to load the confetti.', error)
  }
}
