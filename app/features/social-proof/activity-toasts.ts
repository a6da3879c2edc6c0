import { useEffect } from 'react'

import { whenAtRest } from '~/browser/at-rest'
import { delay } from '~/browser/page-lifecycle'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { isVisitorBusy } from '~/components/layout/visitor-busy'
import {
  closeToastsInTheWay,
  makeRoomForToast,
  preloadToasts,
  showToast,
} from '~/components/ui/toast'
import {
  activityBadge,
  activityToast,
  hideActivityLabel,
  sampleActivity,
} from '~/content/social-proof'

/**
 * Milliseconds from the page's load until the first activity, between two, and
 * that each one is shown.
 */
const firstDelay = 30_000
const interval = 45_000
const duration = 4000

/** Milliseconds before the first activity to load the toasts' script. */
const preloadTime = 10_000

/** Milliseconds between two looks at whether the visitor is still busy. */
const retryDelay = 250

const topic = 'activity'
const storageKey = 'activity-hidden'

/**
 * Starts the toasts of recent activity unless the settings or the visitor
 * turned them off. Renders nothing itself.
 */
export function ActivityToasts() {
  const { activity } = useSiteSettings()
  useEffect(() => {
    if (!activity || isHidden()) return undefined
    const controller = new AbortController()
    showActivity(controller).catch((error: unknown) =>
      console.warn('Failed to load the activity.', error),
    )
    return () => controller.abort()
  }, [activity])
  return null
}

async function showActivity(controller: AbortController): Promise<void> {
  const { signal } = controller
  // Counts from the page's load, not from this call. The toast stack must be
  // mounted before the first activity.
  await delay(firstDelay - preloadTime - performance.now())
  await preloadToasts()
  if (signal.aborted) return
  whenAtRest(closeInTheWay, signal)
  await delay(firstDelay - performance.now())
  for (let turn = 0; ; turn += 1) {
    await untilWelcome()
    if (signal.aborted) return
    showItem(turn, controller)
    await delay(interval)
  }
}

function showItem(turn: number, controller: AbortController): void {
  const item = sampleActivity[turn % sampleActivity.length]
  if (!item) return
  showToast({
    ...activityToast(item),
    badge: activityBadge,
    topic,
    tone: 'neutral',
    timeout: duration,
    action: { label: hideActivityLabel, run: () => hide(controller) },
  })
}

/**
 * Resolves as soon as a toast does not disturb: the tab is in view, the visitor
 * is not busy, and the toast covers no link or button.
 */
async function untilWelcome(): Promise<void> {
  while (
    document.visibilityState === 'hidden' ||
    isVisitorBusy() ||
    !(await makeRoomForToast())
  )
    await delay(retryDelay)
}

/** The page may have scrolled since the toast appeared. */
function closeInTheWay(): void {
  void closeToastsInTheWay((toast) => toast.topic === topic)
}

/** Ends the toasts for this visit. */
function hide(controller: AbortController): void {
  controller.abort()
  // Lasts until the browser tab is closed, or until the page is left if storage
  // is blocked.
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
