import { untilLastPressed } from '~/ui/presses-first'

let isTakingOver = true

/**
 * React works in slices and, where there is a `setImmediate`, asks it for the next one. No browser has one, so this is
 * React's alone: as long as React takes the page over, it waits while a press is answered. Before React is there.
 */
export function giveReactTurns(): void {
  const { port1, port2 } = new MessageChannel()
  let next: (() => void) | undefined
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a port that is not given this has to be started too
  port1.onmessage = async () => {
    if (isTakingOver) await untilLastPressed()
    next?.()
  }
  // React asks for one at a time.
  const setImmediate = (slice: () => void) => {
    next = slice
    port2.postMessage(0)
  }
  Object.assign(globalThis, { setImmediate })
}

/** The page is React's: what a press asks for is drawn without delay. */
export function stopWaitingForPresses(): void {
  isTakingOver = false
}
