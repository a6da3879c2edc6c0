import { useEffect } from 'react'

import { isTextEntry } from '~/browser/text-entry'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { closeToasts, preloadToasts, showToast } from '~/components/ui/toast'
import {
  activityBadge,
  activityToast,
  hideActivityLabel,
  sampleActivity,
} from '~/content/social-proof'

/**
 * Milliseconds until the first notification, between two notifications, and
 * that each one is shown.
 */
const firstDelay = 30_000
const interval = 45_000
const duration = 4000
/** Milliseconds between retries while the visitor is busy. */
const retryDelay = 1000

const topic = 'activity'
const storageKey = 'activity-hidden'

/**
 * Starts the activity notifications unless the settings or the visitor turned
 * them off. Renders nothing itself.
 */
export function SocialProof() {
  const { activity } = useSiteSettings()
  useEffect(() => {
    if (!activity || isHidden()) return undefined
    const controller = new AbortController()
    showActivity(controller).catch((error: unknown) =>
      console.warn('Failed to load the notifications.', error),
    )
    return () => controller.abort()
  }, [activity])
  return null
}

async function showActivity(controller: AbortController): Promise<void> {
  const { signal } = controller
  const hide = () => {
    controller.abort()
    // Lasts until the browser tab is closed, or until the page is left if
    // storage is blocked.
    try {
      sessionStorage.setItem(storageKey, 'yes')
    } catch {}
  }
  addEventListener('scroll', dismissOverButton, { passive: true, signal })
  // Counts from page load, not from this call. The toast area must be mounted
  // before the first notification.
  await sleep(firstDelay - 10_000 - performance.now())
  await preloadToasts()
  await sleep(firstDelay - performance.now())
  for (let turn = 0; ; turn += 1) {
    while (isVisitorBusy() || overlapsButton()) await sleep(retryDelay)
    const item = sampleActivity[turn % sampleActivity.length]
    if (!item || signal.aborted) return
    showToast({
      ...activityToast(item),
      badge: activityBadge,
      topic,
      tone: 'neutral',
      timeout: duration,
      action: { label: hideActivityLabel, run: hide },
    })
    await sleep(interval)
  }
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function dismissOverButton() {
  if (document.querySelector('.neutral-toast') && overlapsButton())
    closeToasts((toast) => toast.topic === topic)
}

function isHidden(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * Returns whether the visitor is busy: a form, the hero's buttons or a dialog
 * is in view, or a text field has focus.
 */
function isVisitorBusy(): boolean {
  const hero = document.querySelector('main section')
  const ctas = [
    ...document.querySelectorAll('main form'),
    ...(hero?.querySelectorAll('.button') ?? []),
  ]
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('.assistant-panel, .gallery-overlay') !== null ||
    isTextEntry(document.activeElement) ||
    ctas.some((element) => overlap(element.getBoundingClientRect(), screen))
  )
}

/**
 * Returns whether a button is where notifications appear
 * (components/ui/toast-stack.tsx).
 */
function overlapsButton(): boolean {
  const toastArea = document
    .querySelector('.toast-place')
    ?.getBoundingClientRect()
  if (!toastArea) return false
  // An empty toast area has no height. It grows down from the header on phones
  // and up from the bottom elsewhere.
  const height = Math.max(toastArea.height, 112)
  const top =
    toastArea.top < innerHeight / 2 ? toastArea.top : toastArea.bottom - height
  const area = new DOMRect(toastArea.left, top, toastArea.width, height)
  const buttons = document.querySelectorAll(
    'main :is(.button, button), .action-bar > *',
  )
  return [...buttons].some((button) =>
    overlap(button.getBoundingClientRect(), area),
  )
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
