import { showToast } from '~/components/ui/toast'
import { activityToast, hideActivityLabel, sampleActivity } from '~/content/social-proof'

/** Milliseconds from the page's load to the first notification, and from each to the next. */
export const firstTurnAfter = 30_000
const turnEvery = 45_000
/** How long each notification stays. */
const shownFor = 4000
/** A turn whose time has come while the visitor is busy waits in steps of this length. */
const retryAfter = 1000

type Turn =
  /** Show the item with this index (which then counts as shown) and ask again after `wait`. */
  | { kind: 'show'; index: number; wait: number }
  /** Not now: ask again after `wait`. No item is skipped. */
  | { kind: 'postpone'; wait: number }

/** What happens when a turn is due. `shown` items went before it, of `total` that follow each other in a ring. */
export function nextTurn({ shown, total, busy }: { shown: number; total: number; busy: boolean }): Turn {
  if (busy) return { kind: 'postpone', wait: retryAfter }
  return { kind: 'show', index: shown % total, wait: turnEvery }
}

/** Shows one notification after the other, until `leaving`; none to visitors who have hidden them. */
export function startActivity(leaving: AbortSignal): void {
  if (isHidden()) return
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(wait: number) {
    timer = setTimeout(takeTurn, wait)
  }

  function takeTurn() {
    const turn = nextTurn({ shown, total: sampleActivity.length, busy: isVisitorBusy() })
    const item = turn.kind === 'show' ? sampleActivity[turn.index] : undefined
    schedule(turn.wait)
    if (!item) return
    shown += 1
    const action = { label: hideActivityLabel, run: hide }
    showToast({ ...activityToast(item), tone: 'neutral', timeout: shownFor, action })
  }

  function hide() {
    rememberHidden()
    clearTimeout(timer)
  }

  leaving.addEventListener('abort', () => clearTimeout(timer), { once: true })
  // Since the page loaded, not since its script did.
  schedule(Math.max(firstTurnAfter - performance.now(), 0))
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

/** Whether a notification would disturb or be missed: a field or an overlay is in use, or the page is hidden. */
function isVisitorBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('.assistant-panel, .gallery-overlay') !== null ||
    (document.activeElement?.matches(formFields) ?? false)
  )
}
