/** How long the first screen may take before script no longer waits for it, in milliseconds. */
const patience = 5000

/** A browser that is never idle is busy with the visitor: then it is time as well. */
const longestBusy = 1000

/** What a visitor does who is about to need the script. `hashchange` is a jump within the page. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'hashchange'] as const

/** Settles when the first screen is painted and the browser has nothing to do, or at the visitor's first touch. */
export async function untilCalmOrTouched(): Promise<void> {
  const decided = new AbortController()
  const touched = new Promise<void>((resolve) => {
    const options = { capture: true, once: true, passive: true, signal: decided.signal }
    for (const intent of intents) addEventListener(intent, () => resolve(), options)
  })
  // A part that streams in late keeps the page from being loaded, and may take many seconds.
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([touched, late, untilLoaded().then(untilPainted).then(untilIdle)])
  decided.abort()
}

/** Settles when all that came with the page is there, pictures of the first screen included. */
async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Settles when what is there has been drawn; at once where nobody looks, because nothing is drawn there. */
async function untilPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  // One frame draws it, the next one begins after that.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function untilIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestBusy })
    else setTimeout(resolve, 200)
  })
}
