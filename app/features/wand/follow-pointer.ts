const pressable = 'a, button, input, select, textarea, summary, label'

interface Hand {
  /** In the window. */
  onMove: (x: number, y: number) => void
  onLift: () => void
}

/**
 * A mouse washes wherever it goes, a finger where it is moved sideways: up and down it scrolls the page, as ever.
 * Over whatever can be pressed there is no water, and nothing is kept from its own work. @returns how to end it.
 */
export function followPointer(hero: HTMLElement, { onMove, onLift }: Hand): () => void {
  const ending = new AbortController()
  /** A finger that has not gone sideways yet. */
  let resting: PointerEvent | undefined

  function listen(types: string[], listener: (event: PointerEvent) => void) {
    for (const type of types)
      hero.addEventListener(type, (event) => event instanceof PointerEvent && listener(event), {
        signal: ending.signal,
        passive: true,
      })
  }

  listen(['pointerdown'], (event) => {
    resting = event.pointerType === 'touch' ? event : undefined
  })
  listen(['pointermove'], (event) => {
    if (event.target instanceof Element && event.target.closest(pressable)) return onLift()
    if (resting && !isSideways(resting, event)) return
    resting = undefined
    onMove(event.clientX, event.clientY)
  })
  listen(['pointerup', 'pointercancel', 'pointerleave'], onLift)

  hero.style.touchAction = 'pan-y pinch-zoom'
  return () => {
    ending.abort()
    hero.style.touchAction = ''
  }
}

function isSideways(from: PointerEvent, to: PointerEvent): boolean {
  return Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY)
}
