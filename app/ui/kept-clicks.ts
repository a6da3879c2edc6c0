/**
 * What does nothing, or something else, without script. Other links lead on by themselves, forms post, and
 * popovers and details are the browser's own.
 */
const needsScript = 'button[type="button"]:not([popovertarget]), a[data-opens]'

interface KeptClicks {
  /** Does what was asked for in the meantime, in order. */
  repeat: () => void
  /** Lets every click be what the browser makes of it. */
  forget: () => void
}

/** Keeps what is clicked within `place` before its script is there. */
export function keepClicks(place: EventTarget): KeptClicks {
  const clicked: HTMLElement[] = []
  const over = new AbortController()
  place.addEventListener('click', keep, { capture: true, signal: over.signal })

  function keep(event: Event) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript)
    if (!control || !(event instanceof MouseEvent) || opensElsewhere(event)) return
    event.preventDefault()
    // Half of the page may listen already: whoever acts now would act twice.
    event.stopImmediatePropagation()
    clicked.push(control)
  }

  return {
    repeat() {
      over.abort()
      for (const control of clicked) control.click()
    },
    forget: () => over.abort(),
  }
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
