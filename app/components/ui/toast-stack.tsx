import { Toast } from '@base-ui/react/toast'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

import { coversControl } from '~/browser/covered-controls'
import { toastTexts } from '~/content/ui-labels'

import { buttonStyle } from './button-style'
import { Icon } from './icon'

/** A short message shown above the page. */
export interface ToastMessage {
  title: string
  text: string
  /** Short label next to the title. */
  badge?: string | undefined
  tone: 'neutral' | 'success' | 'danger'
  /** Topic. A new message replaces an earlier one with the same topic. */
  topic?: string
  /** In milliseconds. With 0, the message stays until it is closed. */
  timeout?: number
  link?: { href: string; label: string }
  /** Secondary button. Clicking it also closes the message. */
  action?: { label: string; run: () => void }
}

/** What the rest of the page can do with the mounted stack. */
export interface ToastControls {
  show: (message: ToastMessage) => void
  close: (matches: (message: ToastMessage) => boolean) => void
  /**
   * Moves the empty stack to where a short message covers no link or button of
   * the page. Returns whether there is such a place.
   */
  makeRoom: () => boolean
  /** Returns whether the stack covers a link or a button of the page. */
  isInTheWay: () => boolean
}

export interface ToastStackProps {
  onMounted: (controls: ToastControls) => void
}

type Manager = ReturnType<typeof Toast.createToastManager<ToastMessage>>

// Two, because errors are announced assertively and everything else politely.
// Base UI's own `high` priority announces the text but hides the toast,
// including its link, from assistive technology.
const politeManager: Manager = Toast.createToastManager<ToastMessage>()
const assertiveManager: Manager = Toast.createToastManager<ToastMessage>()

/**
 * Time for screen readers to register a live region before content is added to
 * it, in milliseconds.
 */
const liveRegionDelay = 100

/**
 * Renders the toasts. They are announced, close by button, swipe or Escape, and
 * stay while hovered.
 */
export function ToastStack({ onMounted }: ToastStackProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const cleanup = new AbortController()
    const timer = setTimeout(() => onMounted(controlsOf(box)), liveRegionDelay)
    avoidFocusedField(box, cleanup.signal)
    return () => {
      clearTimeout(timer)
      cleanup.abort()
    }
  }, [onMounted])
  return (
    <Toast.Provider toastManager={politeManager} limit={3}>
      <div ref={place} className="toast-place">
        <Toast.Viewport className="toast-column">
          <ToastList />
        </Toast.Viewport>
        <Toast.Provider toastManager={assertiveManager} limit={3}>
          <Toast.Viewport
            aria-live="assertive"
            aria-label={toastTexts.problems}
            className="toast-column"
          >
            <ToastList />
          </Toast.Viewport>
        </Toast.Provider>
      </div>
    </Toast.Provider>
  )
}

interface ShownToast {
  id: string
  manager: Manager
  message: ToastMessage
}

let shownToasts: ShownToast[] = []

function addToast(message: ToastMessage) {
  closeToasts((earlier) => isReplaced(earlier, message))
  const manager = message.tone === 'danger' ? assertiveManager : politeManager
  const id: string = manager.add({
    title: message.title,
    description: message.text,
    priority: 'low',
    timeout: message.timeout ?? 8000,
    data: message,
    onRemove() {
      shownToasts = shownToasts.filter((other) => other.id !== id)
    },
  })
  shownToasts = [...shownToasts, { id, manager, message }]
}

/** Returns whether a new message replaces an earlier one. */
function isReplaced(earlier: ToastMessage, message: ToastMessage): boolean {
  if (message.topic !== undefined) return earlier.topic === message.topic
  return earlier.topic === undefined && earlier.text === message.text
}

function closeToasts(matches: (message: ToastMessage) => boolean) {
  for (const { id, manager, message } of shownToasts)
    if (matches(message)) manager.close(id)
}

function controlsOf(place: HTMLElement): ToastControls {
  return {
    show(message) {
      if (shownToasts.length === 0 && message.tone !== 'neutral')
        moveToUsualSide(place)
      addToast(message)
    },
    close: closeToasts,
    makeRoom: () => makeRoom(place),
    isInTheWay: () => coversControl(boxOf(place), 'links', place),
  }
}

/**
 * The sides of the window where toasts appear, as the attribute `data-side`: at
 * the top or bottom of a phone, at the lower left or upper right elsewhere.
 */
type Side = 'top' | 'bottom'

const phoneQuery = '(width < 48rem)'

function usualSide(): Side {
  return matchMedia(phoneQuery).matches ? 'top' : 'bottom'
}

function makeRoom(place: HTMLElement): boolean {
  const isFree = () => !coversControl(boxOf(place), 'links', place)
  if (shownToasts.length > 0) return isFree()
  const usual = usualSide()
  const other = usual === 'top' ? 'bottom' : 'top'
  for (const side of [usual, other]) {
    place.dataset['side'] = side
    if (isFree()) return true
  }
  return false
}

/** Height of a short message, which an empty place does not have, in pixels. */
const shortHeight = { onPhones: 64, elsewhere: 112 }

function boxOf(place: HTMLElement): DOMRect {
  const { left, top, bottom, width, height } = place.getBoundingClientRect()
  const isPhone = matchMedia(phoneQuery).matches
  const expected = isPhone ? shortHeight.onPhones : shortHeight.elsewhere
  const filledHeight = Math.max(height, expected)
  // The place grows away from its edge of the window.
  const isAtTop = place.dataset['side'] === 'top'
  const filledTop = isAtTop ? top : bottom - filledHeight
  return new DOMRect(left, filledTop, width, filledHeight)
}

const avoidedSelector = 'form :is(input, textarea, button), [data-avoid-toasts]'

/**
 * Moves the toasts to their usual side, on phones to the one that is farther
 * from the focused field or confirmation.
 */
function moveToUsualSide(place: HTMLElement): void {
  const focused = document.activeElement
  if (usualSide() === 'bottom' || !focused?.matches(avoidedSelector)) {
    place.dataset['side'] = usualSide()
    return
  }
  const { top, bottom } = focused.getBoundingClientRect()
  place.dataset['side'] = top >= innerHeight - bottom ? 'top' : 'bottom'
}

/** Keeps toasts on phones away from the focused field while it moves. */
function avoidFocusedField(place: HTMLElement, signal: AbortSignal): void {
  function avoid() {
    if (document.activeElement?.matches(avoidedSelector)) moveToUsualSide(place)
  }
  moveToUsualSide(place)
  for (const event of ['focusin', 'scroll', 'resize'])
    addEventListener(event, avoid, { capture: true, passive: true, signal })
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

type Toasts = ReturnType<typeof Toast.useToastManager<ToastMessage>>['toasts']

/**
 * Does not use `Toast.Close`, which is hidden from assistive technology until
 * the toast is focused or hovered.
 */
function ToastCard({ toast }: { toast: Toasts[number] }) {
  const manager = Toast.useToastManager<ToastMessage>()
  const { tone = 'neutral', badge, link, action } = toast.data ?? {}
  const dismiss = () => manager.close(toast.id)
  return (
    <Toast.Root toast={toast} className={clsx('toast', `toast-${tone}`)}>
      <p className="toast-heading">
        <Toast.Title render={<span />} className="toast-title" />
        {badge && <span className="toast-badge">{badge}</span>}
      </p>
      <Toast.Description className="toast-text" />
      {link && (
        <a href={link.href} className={buttonStyle('action', 'mt-3')}>
          {link.label}
        </a>
      )}
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismiss()
          }}
          className="toast-action"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={toastTexts.close}
        onClick={dismiss}
        className="toast-close"
      >
        <Icon name="x" className="size-5" />
      </button>
    </Toast.Root>
  )
}
