import { useEffect } from 'react'

import { useSite } from '~/components/layout/use-site'
import { endToasts, prepareToasts, showToast } from '~/components/ui/toast'
import { activityBadge, activityToast, hideActivityLabel, sampleActivity } from '~/content/social-proof'

/** Milliseconds from page load to the first notification, and between one notification and the next. */
const firstTurnAfter = 30_000
const turnEvery = 45_000
const shownFor = 4000
/** Milliseconds between retries while the visitor is busy. */
const retryAfter = 1000

const topic = 'activity'
const storageKey = 'activity-hidden'

/** Starts the activity notifications unless the settings or the visitor turned them off. Renders nothing itself. */
export function SocialProof() {
  const { activity } = useSite()
  useEffect(() => {
    if (!activity || isHidden()) return undefined
    const stopping = new AbortController()
    showActivity(stopping).catch((error: unknown) => console.warn('The notifications did not load.', error))
    return () => stopping.abort()
  }, [activity])
  return null
}

async function showActivity(stopping: AbortController): Promise<void> {
  const { signal } = stopping
  const hide = () => {
    stopping.abort()
    // Lasts until the browser tab is closed, or until the page is left if storage is blocked.
    try {
      sessionStorage.setItem(storageKey, 'yes')
    } catch {}
  }
  addEventListener('scroll', endOverButton, { passive: true, signal })
  // Counts from page load, not from this call. The toast area must be mounted before the first notification.
  await sleep(firstTurnAfter - 10_000 - performance.now())
  await prepareToasts()
  await sleep(firstTurnAfter - performance.now())
  for (let turn = 0; ; turn += 1) {
    while (isVisitorBusy() || liesOverButton()) await sleep(retryAfter)
    const item = sampleActivity[turn % sampleActivity.length]
    if (!item || signal.aborted) return
    showToast({
      ...activityToast(item),
      badge: activityBadge,
      about: topic,
      tone: 'neutral',
      timeout: shownFor,
      action: { label: hideActivityLabel, run: hide },
    })
    await sleep(turnEvery)
  }
}

async function sleep(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function endOverButton() {
  if (document.querySelector('.neutral-toast') && liesOverButton()) endToasts(({ about }) => about === topic)
}

function isHidden(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Returns whether the visitor is busy: a form, the hero's buttons or a dialog is in view, or a field has focus. */
function isVisitorBusy(): boolean {
  const hero = document.querySelector('main section')
  const asking = [...document.querySelectorAll('main form'), ...(hero?.querySelectorAll('.button') ?? [])]
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('.assistant-panel, .gallery-overlay') !== null ||
    document.activeElement?.matches('input, textarea') === true ||
    asking.some((element) => overlap(element.getBoundingClientRect(), screen))
  )
}

/** Returns whether a button is where notifications appear (components/ui/toast-stack.tsx). */
function liesOverButton(): boolean {
  const place = document.querySelector('.toast-place')?.getBoundingClientRect()
  if (!place) return false
  // An empty toast area has no height. It grows down from the header on phones and up from the bottom elsewhere.
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
