import { untilDrawn, untilIdle, untilLoaded, untilPressed } from '~/ui/page-moments'

/** How long the first screen may take before script no longer waits for it, in milliseconds. */
const patience = 5000

/** What a visitor does who is about to need the script. `hashchange` is a jump within the page. */
const intents = ['pointerdown', 'keydown', 'focusin', 'hashchange'] as const

/** Settles when the first screen is painted and the browser has nothing to do, or after the visitor's first touch. */
export async function untilCalmOrTouched(): Promise<void> {
  const decided = new AbortController()
  const touched = untilAny(intents, decided.signal).then(untilPressed)
  // A part that streams in late keeps the page from being loaded, and may take many seconds.
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([touched, late, untilLoaded().then(untilDrawn).then(untilIdle)])
  decided.abort()
}

/** Settles when another attempt to fetch the script may go better, or is needed. */
export async function untilTouchedOrOnline(): Promise<void> {
  const decided = new AbortController()
  await untilAny([...intents, 'online'], decided.signal)
  decided.abort()
}

function untilAny(events: readonly string[], signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const options = { capture: true, once: true, passive: true, signal }
    for (const event of events) addEventListener(event, resolve, options)
  })
}
