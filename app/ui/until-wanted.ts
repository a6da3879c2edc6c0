import { untilPressed } from './page-moments'

/**
 * What only a visitor does. `scroll` is also the browser's own return to where the page was left, `click` also one
 * that was kept and is done again.
 */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** What may go better after a first attempt has failed. */
const signsOfUse = ['pointerdown', 'keydown', 'online'] as const

/** Settles at the first sign of a visitor. */
export async function untilVisitor(): Promise<void> {
  const heard = new AbortController()
  await new Promise<void>((resolve) => onAny(signs, resolve, heard.signal))
  heard.abort()
}

function onAny(events: readonly string[], act: () => void, signal: AbortSignal) {
  function actUnlessOurs({ type, isTrusted, target }: Event) {
    // A scroll of ours tells the router where the page is (shell/scroll-restoration.ts), that of a row brings the
    // selected service into it; clicks of ours are a visitor's.
    if (type !== 'scroll' || (isTrusted && target === document)) act()
  }

  for (const event of events) addEventListener(event, actUnlessOurs, { capture: true, passive: true, signal })
}

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

    // Taking a part over keeps a press waiting, also one on something else.
    function wantSoon() {
      void untilPressed().then(() => decided.signal.aborted || want())
    }

    function end() {
      observer.disconnect()
      decided.abort()
    }

    onAny(again ? signsOfUse : signs, wantSoon, decided.signal)
    // The part itself has no box; its first section has.
    if (!again && part.firstElementChild) observer.observe(part.firstElementChild)
    signal.addEventListener('abort', end, { once: true })
  })
}
