import { isVisitorBusy } from '~/components/layout/visitor-busy'
import { showToast } from '~/components/ui/toast'
import {
  activityBadge,
  activityNotices,
  hideActivityLabel,
} from '~/content/activity'

// In milliseconds, as specified.
const firstDelay = 30_000
const interval = 45_000
const duration = 4000

const storageKey = 'activity-hidden'

export function startActivity(signal: AbortSignal): void {
  if (signal.aborted || isHidden()) return
  let turn = 0
  let timer = setTimeout(showNext, firstDelay - performance.now())
  signal.addEventListener('abort', stop)

  function showNext() {
    timer = setTimeout(showNext, interval)
    if (document.visibilityState === 'hidden' || isVisitorBusy()) return
    if (document.querySelector('[data-quote-sent]')) return
    showNotice(turn, hide)
    turn += 1
  }

  function stop() {
    clearTimeout(timer)
  }

  function hide() {
    stop()
    hideForVisit()
  }
}

function showNotice(turn: number, hide: () => void): void {
  const notice = activityNotices[turn % activityNotices.length]
  if (!notice) return
  showToast({
    ...notice,
    id: 'activity',
    badge: activityBadge,
    tone: 'neutral',
    timeout: duration,
    action: { label: hideActivityLabel, run: hide },
  })
}

// Until the page is left, if storage is blocked.
function hideForVisit(): void {
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
