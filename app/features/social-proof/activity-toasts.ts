import { useEffect } from 'react'

import { isVisitorBusy } from '~/components/layout/visitor-busy'
import { showToast } from '~/components/ui/toast'
import { business } from '~/content/business'
import {
  activityBadge,
  activityToast,
  hideActivityLabel,
  sampleActivity,
} from '~/content/social-proof'

// In milliseconds, as specified.
const firstDelay = 30_000
const interval = 45_000
const duration = 4000

const storageKey = 'activity-hidden'

export function ActivityToasts() {
  const { activity } = business
  useEffect(() => {
    if (!activity || isHidden()) return undefined
    return startActivity()
  }, [activity])
  return null
}

function startActivity(): () => void {
  let turn = 0
  let timer = setTimeout(showNext, firstDelay - performance.now())

  function showNext() {
    timer = setTimeout(showNext, interval)
    if (document.visibilityState === 'hidden' || isVisitorBusy()) return
    showItem(turn, hide)
    turn += 1
  }

  function hide() {
    clearTimeout(timer)
    hideForVisit()
  }

  return () => clearTimeout(timer)
}

function showItem(turn: number, hide: () => void): void {
  const item = sampleActivity[turn % sampleActivity.length]
  if (!item) return
  showToast({
    ...activityToast(item),
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
