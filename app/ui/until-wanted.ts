/**
 * What only a visitor does. `scroll` is also the browser's own return to where the page was left, `click` also one
 * that was kept and is done again.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const

/** What may go better after a first attempt has failed. */
const signsOfUse = ['pointerdown', 'keydown', 'online'] as const

/**
 * Settles when the part of the page is in sight, or when there is any sign of a visitor; `again` when there is a
 * visitor who uses the page, or the network is back. Never after `signal`.
 */
export async function untilWanted(part: Element, signal: AbortSignal, again = false): Promise<void> {
  await new Promise<void>((resolve) => {
    const decided = new AbortController()
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want()
    })

    function want() {
      end()
      resolve()
    }

    function end() {
      observer.disconnect()
      decided.abort()
    }

    for (const sign of again ? signsOfUse : signs)
      addEventListener(sign, want, { capture: true, passive: true, signal: decided.signal })
    // The part itself has no box; its first section has.
    if (!again && part.firstElementChild) observer.observe(part.firstElementChild)
    signal.addEventListener('abort', end, { once: true })
  })
}
