import { untilPressed } from './page-moments'

/**
 * Holds what styles lay out step by step (styles/below-the-fold.css) while a press is answered: a step that falls into
 * one costs a frame or two on a slow phone.
 */
export function layOutAfterPresses(): void {
  addEventListener('pointerdown', () => void holdSteps(), { capture: true, passive: true })
}

async function holdSteps() {
  const steps = document.getAnimations().filter((step) => isStep(step) && step.playState === 'running')
  for (const step of steps) step.pause()
  await untilPressed()
  for (const step of steps) step.play()
}

function isStep(animation: Animation): boolean {
  return animation instanceof CSSAnimation && animation.animationName === 'lay-out'
}
