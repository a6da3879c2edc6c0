/** Controls that do nothing, or something else, without script. All others work by themselves before hydration. */
const needsScript = 'button[type="button"]:not([popovertarget]), a[data-opens]'

let kept: HTMLElement | undefined
const listening = new AbortController()

/** Keeps the last click on a control that is not hydrated yet, until `replayClick`. */
export function recordClick(): void {
  addEventListener('click', keep, { capture: true, signal: listening.signal })
}

/** Repeats the kept click if its control is hydrated by now. Call it whenever a part of the page is. */
export function replayClick(): void {
  if (!kept || isWaiting(kept)) return
  const control = kept
  kept = undefined
  control.click()
}

/** The page stays as it came: from now on clicks do what they do without script, the kept one included. */
export function stopRecordingClicks(): void {
  listening.abort()
  kept?.click()
  kept = undefined
}

function keep(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript)
  if (!control || !isWaiting(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  kept = control
}

function isWaiting(control: Element): boolean {
  return (
    document.documentElement.dataset.hydrated === undefined ||
    control.closest('[data-hydrated=false]') !== null
  )
}
