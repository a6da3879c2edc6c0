/**
 * What does nothing, or something else, without script. Other links lead on by themselves, forms post, and
 * popovers and details are the browser's own.
 */
const needsScript = 'button[type="button"]:not([popovertarget]), a[data-opens]'

/** What is written into keeps its own value (features/quote/quote-form.tsx). */
const fields = 'textarea, input:is([type=text], [type=email], [type=tel])'

/** What the browser does by itself. */
const ownControls = `button[popovertarget], summary, ${fields}`

/** What presses and letters are made of. React, while it takes the page over, finishes that at once for each it hears. */
const pressesAndLetters = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keypress',
  'compositionstart',
  'compositionend',
  'textInput',
  'input',
  'change',
  'keyup',
  'click',
] as const

/** Keeps what is clicked within `place` before its script is there. */
export function keepClicks(place: Element) {
  const clicked: { control: HTMLElement; said: string }[] = []
  const over = new AbortController()
  // On the window, before React: it lets no click through to what it has not taken over yet.
  for (const event of pressesAndLetters) addEventListener(event, keep, { capture: true, signal: over.signal })

  function keep(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || !place.contains(target)) return
    if (target.closest(ownControls) && !sendsForm(event, target)) event.stopPropagation()
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

// With React it is sent without leaving the page: that is worth the wait.
function sendsForm(event: Event, target: Element): boolean {
  return event instanceof KeyboardEvent && event.key === 'Enter' && target.matches(fields)
}

function opensElsewhere(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
