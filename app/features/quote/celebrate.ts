import { wantsLessMotion } from '~/ui/reduced-motion'

/** The specified confetti. */
const confettiOptions = {
  particleCount: 100,
  spread: 70,
  origin: { y: 0.6 },
  disableForReducedMotion: true,
} as const

/** Asked of the style, which has them anyway. */
function brandColors(): string[] {
  const style = getComputedStyle(document.documentElement)
  return ['poppy', 'water', 'water-bright', 'deep'].map((name) => style.getPropertyValue(`--color-${name}`))
}

/** Plays the confetti; its code is fetched only now, and not at all for visitors who want no motion. */
export async function celebrate(): Promise<void> {
  if (wantsLessMotion()) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // Without a worker: its script would come from a blob address, which the content policy refuses.
    const fire = confetti.create(undefined, { resize: true, useWorker: false })
    await fire({ ...confettiOptions, colors: brandColors() })
  } catch (error) {
    // Decoration: the request is stored and said so, whatever happens here.
    console.warn('The confetti did not load.', error)
  }
}
