import { prefersReducedMotion } from '~/browser/reduced-motion'

export const confettiOptions = {
  particleCount: 100,
  spread: 70,
  origin: { y: 0.6 },
}

export async function playConfetti(): Promise<void> {
  if (prefersReducedMotion()) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // canvas-confetti loads its worker from a blob: URL, which the content
    // security policy blocks.
    const fire = confetti.create(undefined, { resize: true, useWorker: false })
    const style = getComputedStyle(document.documentElement)
    const colors = ['action', 'accent', 'deep'].map((name) =>
      style.getPropertyValue(`--color-${name}`),
    )
    await fire({ ...confettiOptions, colors })
  } catch (error) {
    console.warn('Failed to load the confetti.', error)
  }
}
