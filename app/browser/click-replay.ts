// Controls that do nothing, or something else, before hydration.
const needsScript = 'button[type="button"]:not([popovertarget]), a[data-opens]'

let recorded: HTMLElement | undefined
const recording = new AbortController()

export function recordClick(): void {
  addEventListener('click', record, { capture: true, signal: recording.signal })
}

/** Call this whenever a part of the page has hydrated. */
export function replayClick(): void {
  if (!recorded || isUnhydrated(recorded)) return
  const control = recorded
  recorded = undefined
  control.click()
}

export function stopRecordingClicks(): void {
  recording.abort()
  recorded = undefined
}

function record(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>(needsScript)
  if (!control || !isUnhydrated(control)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  recorded = control
}

function isUnhydrated(control: Element): boolean {
  return (
    document.documentElement.dataset.hydrated === undefined ||
    control.closest('[data-hydrated=false]') !== null
  )
}
