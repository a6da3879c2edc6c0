/**
 * What does nothing, or something else, without script. Other links lead on by themselves, forms post, and
 * popovers and details are the browser's own.
 */
const needsScript = 'button[type="button"]:not([popovertarget]), a[data-opens]'

/** What the browser does by itself. */
const ownControls = 'button[popovertarget], summary'

/** What a press is made of. React, while it takes the page over, finishes that at once for each it hears. */
const partsOfPress = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'click',
] as const

/** Keeps what is clicked within `place` before its script is there. */
export function keepClicks(place: Element) {
  const clicked: { control: HTMLElement; said: string }[] = []
  const over = new AbortController()
  // On the window, before React: it lets no click through to what it has not taken over yet.
  for (const event of partsOfPress) addEventListener(event, keep, { capture: true, signal: over.signal })

  function keep(event: MouseEvent | TouchEvent | KeyboardEvent) {
    const { target, type } = event
    if (!(target instanceof Element) || !place.contains(target)) return
    if (target.closest(ownControls)) event.stopPropagation()
    const control = type === 'click' && target.closest<HTMLElement>(needsScript)
    if (!control || opensElsewhere(event)) return
    event.preventDefault()
    // Half of the page may listen already: whoever acts now would act twice.
    event.stopImmediatePropagation()
    clicked.push({ control, said: control.textContent })
  }

  return {
    /** Does what was asked for in the meantime, in order. */
    repeat() {
      over.abort()
      for (const { control, said } of clicked) {
        // React finishes at once what it takes a visitor's hand for, so that whoever is to hear the click listens.
        control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
        // A control that says something else by now, as Play that has become Pause, has done what was asked.
        if (control.textContent === said) control.click()
      }
    },
    /** Lets every click be what the browser makes of it: those on links lead on. */
    forget() {
      over.abort()
      for (const { control } of clicked) if (control instanceof HTMLAnchorElement) control.click()
    },
  }
}

function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | TouchEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
