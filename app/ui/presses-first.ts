import { untilPressed } from './page-moments'

let lastPress: Promise<void> | undefined

/** From now on what can wait does so while a press is answered: on a slow phone it would cost a frame or two. */
export function putPressesFirst(): void {
  addEventListener('pointerdown', begin, { capture: true, passive: true })
}

/** Settles when the last press is answered; at once where nobody presses. */
export function untilLastPressed(): Promise<void> | undefined {
  return lastPress
}

function begin() {
  lastPress = holdLayOut()
}

/** Holds what styles lay out step by step, styles/below-the-fold.css. */
async function holdLayOut() {
  const steps = document.getAnimations().filter((step) => isStep(step) && step.playState === 'running')
  for (const step of steps) step.pause()
  await untilPressed()
  for (const step of steps) step.play()
}

function isStep(animation: Animation): boolean {
  return animation instanceof CSSAnimation && animation.animationName === 'lay-out'
}
