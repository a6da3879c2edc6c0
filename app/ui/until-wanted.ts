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

/** Settles when the part of the page is in sight, or when there is any sign of a visitor; never after `signal`. */
export async function untilWanted(part: Element, signal: AbortSignal): Promise<void> {
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

    for (const sign of signs)
      addEventListener(sign, want, { capture: true, passive: true, signal: decided.signal })
    // The part itself has no box; its first section has.
    if (part.firstElementChild) observer.observe(part.firstElementChild)
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Settles when somebody is about to use the part, or when the network is back; never after `signal`. */
export async function untilUsed(part: Element, signal: AbortSignal): Promise<void> {
  const decided = new AbortController()
  await new Promise<void>((resolve) => {
    const options = { capture: true, passive: true, signal: AbortSignal.any([signal, decided.signal]) }
    function use({ target }: Event) {
      if (target instanceof Node && part.contains(target)) resolve()
    }
    // On the window, before React: it lets nothing through to what it has not taken over yet.
    for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, use, options)
    addEventListener('online', () => resolve(), options)
  })
  decided.abort()
}
