import { endToasts, showToast } from '~/components/ui/toast'
import { activityBadge, activityToast, hideActivityLabel, sampleActivity } from '~/content/social-proof'

/** Milliseconds from the page's load to the first notification, and from each to the next. */
const firstTurnAfter = 30_000
const turnEvery = 45_000
/** How long each notification stays. */
const shownFor = 4000
/** How long a turn waits before it tries again while the visitor is busy. */
const retryAfter = 1000

const topic = 'activity'

/** Shows one notification after the other, until `leaving`; none to visitors who have hidden them. */
export function startActivity(leaving: AbortSignal): void {
  if (isHidden()) return
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(wait: number) {
    timer = setTimeout(takeTurn, wait)
  }

  function takeTurn() {
    if (isVisitorBusy() || liesOverButton()) return schedule(retryAfter)
    schedule(turnEvery)
    const item = sampleActivity[shown % sampleActivity.length]
    if (!item) return
    shown += 1
    showToast({
      ...activityToast(item),
      badge: activityBadge,
      about: topic,
      tone: 'neutral',
      timeout: shownFor,
      action: { label: hideActivityLabel, run: hide },
    })
  }

  function hide() {
    rememberHidden()
    clearTimeout(timer)
  }

  leaving.addEventListener('abort', () => clearTimeout(timer), { once: true })
  addEventListener('scroll', endOverButton, { passive: true, signal: leaving })
  // From the load of the page, not of this script.
  schedule(Math.max(firstTurnAfter - performance.now(), 0))
}

/** A button may scroll below a notification that is shown. */
function endOverButton() {
  if (document.querySelector('.neutral-toast') && liesOverButton()) endToasts(({ about }) => about === topic)
}

const storageKey = 'activity-hidden'

/** Until the browser tab is closed. Where storage is blocked, until the page is left. */
function rememberHidden(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes')
  } catch {}
}

function isHidden(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

const formFields = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Whether the visitor has something else to do: a form, the hero's buttons or a dialog is in view or in use. */
function isVisitorBusy(): boolean {
  const hero = document.querySelector('main section')
  const asking = [...document.querySelectorAll('main form'), ...(hero?.querySelectorAll('.button') ?? [])]
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('.assistant-panel, .gallery-overlay') !== null ||
    (document.activeElement?.matches(formFields) ?? false) ||
    asking.some((element) => overlap(element.getBoundingClientRect(), screen))
  )
}

/** Whether a button is where notifications appear (components/ui/toast-stack.tsx). */
function liesOverButton(): boolean {
  const place = document.querySelector('.toast-place')?.getBoundingClientRect()
  if (!place) return false
  // Empty, the place has no height: it grows down from the header on phones and up from the foot elsewhere.
  const height = Math.max(place.height, 112)
  const top = place.top < innerHeight / 2 ? place.top : place.bottom - height
  const area = new DOMRect(place.left, top, place.width, height)
  const buttons = document.querySelectorAll('main :is(.button, button), .action-bar > *')
  return [...buttons].some((button) => overlap(button.getBoundingClientRect(), area))
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.width > 0 &&
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
