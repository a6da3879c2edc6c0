import { wantsLessMotion } from '~/components/ui/reduced-motion'

/** Plays the specified confetti. Its code loads only now, and never for visitors who prefer reduced motion. */
export async function playConfetti(): Promise<void> {
  if (wantsLessMotion()) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    // The script of a worker would come from a blob: URL, which the content security policy refuses.
    const fire = confetti.create(undefined, { resize: true, useWorker: false })
    const style = getComputedStyle(document.documentElement)
    const colors = ['poppy', 'water', 'deep'].map((name) => style.getPropertyValue(`--color-${name}`))
    await fire({ particleCount: 100, spread: 70, origin: { y: 0.6 }, colors })
  } catch (error) {
    // Only decoration: the request is stored.
    console.warn('The confetti did not load.', error)
  }
}
