import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

import { toastTexts } from '~/content/ui-labels'

import { buttonStyle } from './button-style'
import { classNames } from './class-names'
import { Icon } from './icon'
import { connectStack, type ToastMessage } from './toast'

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
export function ToastStack() {
  useEffect(() => {
    const timer = setTimeout(() => connectStack({ show, end }), liveRegionDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Toast.Provider toastManager={politeManager} limit={3}>
      <div
        ref={avoidFocusedField}
        className="toast-place fixed inset-x-4 top-[calc(var(--header-height)+0.375rem)] z-50 flex flex-col data-[side=bottom]:top-auto data-[side=bottom]:bottom-2.5 md:top-auto md:right-auto md:bottom-2.5 md:left-4 md:w-96 md:flex-col-reverse md:low:right-88 low:w-auto"
      >
        <Toast.Viewport className="flex flex-col md:flex-col-reverse">
          <ToastList />
        </Toast.Viewport>
        <Toast.Provider toastManager={assertiveManager} limit={3}>
          <Toast.Viewport
            aria-live="assertive"
            aria-label={toastTexts.problems}
            className="flex flex-col md:flex-col-reverse"
          >
            <ToastList />
          </Toast.Viewport>
        </Toast.Provider>
      </div>
    </Toast.Provider>
  )
}

let shown: { id: string; manager: Manager; message: ToastMessage }[] = []

function show(message: ToastMessage) {
  const { topic, text } = message
  end(
    (earlier) =>
      earlier.topic === topic && (topic !== undefined || earlier.text === text),
  )
  const manager = message.tone === 'danger' ? assertiveManager : politeManager
  const id: string = manager.add({
    title: message.title,
    description: message.text,
    priority: 'low',
    timeout: message.timeout ?? 8000,
    data: message,
    onRemove() {
      shown = shown.filter((other) => other.id !== id)
    },
  })
  shown = [...shown, { id, manager, message }]
}

function end(matches: (message: ToastMessage) => boolean) {
  for (const { id, manager, message } of shown)
    if (matches(message)) manager.close(id)
}

/**
 * Moves the toasts on phones to the top or bottom, whichever is farther from
 * the focused field or confirmation.
 */
function avoidFocusedField(box: HTMLElement | null) {
  if (!box) return undefined
  const controller = new AbortController()
  function updateSide() {
    const focused = document.activeElement
    if (
      !box ||
      !focused?.matches(
        'form :is(input, textarea, button), [data-avoid-toasts]',
      )
    )
      return
    const { top, bottom } = focused.getBoundingClientRect()
    box.dataset['side'] = top >= innerHeight - bottom ? 'top' : 'bottom'
  }
  updateSide()
  for (const event of ['focusin', 'scroll', 'resize'])
    addEventListener(event, updateSide, {
      capture: true,
      passive: true,
      signal: controller.signal,
    })
  return () => controller.abort()
}

const edges = {
  neutral: 'before:bg-water',
  success: 'before:bg-success',
  danger: 'before:bg-danger',
}

/**
 * Does not use `Toast.Close`, which is hidden from assistive technology until
 * the toast is focused or hovered.
 */
function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastMessage>()
  return toasts.map((toast) => {
    const { tone = 'neutral', badge, link, action } = toast.data ?? {}
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={classNames(
          'relative my-1.5 before:absolute before:inset-y-0 before:left-0 before:w-[1.1rem] before:[clip-path:polygon(0_0,100%_0,30%_100%,0_100%)] max-h-[calc(100dvh-var(--header-height)-1.5rem)] overflow-x-hidden overflow-y-auto rounded-card bg-white p-4 pr-12 pl-8 text-bar text-ink floating low:flex low:flex-wrap low:items-baseline low:gap-x-3 low:py-2 transition-[opacity,transform] duration-300 ease-water',
          'data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
          edges[tone],
          // A strip of two lines on phones.
          tone === 'neutral' &&
            'neutral-toast max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-1 max-md:pr-3 max-md:pl-6 max-md:text-xs low:py-1 low:text-sm',
        )}
      >
        <p
          className={classNames(
            'flex flex-wrap items-baseline gap-x-2',
            tone === 'neutral' && 'max-md:text-sm',
          )}
        >
          <Toast.Title
            render={<span />}
            className="text-[1.25em] font-display leading-snug font-bold"
          />
          {badge && (
            <span className="rounded-button border border-field-line px-1.5 text-[0.8em]">
              {badge}
            </span>
          )}
        </p>
        <Toast.Description
          className={classNames(
            'mt-1 text-ink-soft',
            tone === 'neutral' &&
              'max-md:order-1 max-md:mt-0 max-md:basis-full',
          )}
        />
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
              close(toast.id)
            }}
            className="-ml-2 inline-flex min-h-6 items-center rounded-field px-2 text-xs md:mt-1 md:-mb-2 md:min-h-9 md:text-sm low:m-0 low:min-h-6 font-semibold text-water-strong underline underline-offset-4 hover:bg-water-tint"
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={toastTexts.close}
          onClick={() => close(toast.id)}
          className={classNames(
            'absolute top-1 right-1 grid size-11 place-items-center rounded-field text-ink-soft hover:bg-concrete hover:text-ink',
            tone === 'neutral' && 'max-md:top-0 max-md:right-0 max-md:size-8',
          )}
        >
          <Icon name="x" className="size-5" />
        </button>
      </Toast.Root>
    )
  })
}
