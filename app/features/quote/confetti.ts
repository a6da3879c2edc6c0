import { wantsLessMotion } from '~/components/ui/reduced-motion'

/** The specified confetti. */
const confettiOptions = {
  particleCount: 100,
  spread: 70,
  origin: { y: 0.6 },
  disableForReducedMotion: true,
} as const

/** The styles define them. */
function brandColors(): string[] {
  const style = getComputedStyle(document.documentElement)
  return ['poppy', 'water', 'water-bright', 'deep'].map((name) => style.getPropertyValue(`--color-${name}`))
}

/** Plays the confetti. Its code loads only now, and never for visitors who prefer reduced motion. */
export async function playConfetti(): Promise<void> {
  if (wantsLessMotion()) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // The script of a worker would come from a blob: URL, which the content security policy refuses.
    const fire = confetti.create(undefined, { resize: true, useWorker: false })
    await fire({ ...confettiOptions, colors: brandColors() })
  } catch (error) {
    // Only decoration: the request is stored.
    console.warn('The confetti did not load.', error)
  }
}
