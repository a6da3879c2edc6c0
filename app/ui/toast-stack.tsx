import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

import { toastTexts } from '~/content/controls/toast'

import { noteFocusOutside, returnFocus } from './focus-before-toast'
import { keepClearOfFocus } from './keep-clear-of-focus'
import { onToast, takeToasts, type ToastChoice, type ToastMessage } from './toast'
import { ToastCard } from './toast-card'

type Manager = ReturnType<typeof Toast.createToastManager<ToastMessage>>

// Two, because what went wrong is said at once and all else when there is a pause. Not by Base UI's own `high`
// priority: it hides such a toast from assistive technology behind a bare announcement, and its call link with it.
const politeManager: Manager = Toast.createToastManager<ToastMessage>()
const assertiveManager: Manager = Toast.createToastManager<ToastMessage>()

/** A region has to be known before the first thing that happens in it, or it is not announced; in milliseconds. */
const untilKnown = 100

let shown: { id: string; manager: Manager; message: ToastMessage }[] = []
// Hidden at once, without the ending transition of those that a visitor or time closes.
const ended = new Set<string>()

/** The toasts on the screen: announced, closable by button, swipe and Escape, paused while pointed at. */
export function ToastStack() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      follow()
      stop = onToast(follow)
    }, untilKnown)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])

  return (
    <Toast.Provider toastManager={politeManager} limit={3}>
      <Toast.Portal>
        <div
          ref={watchFocus}
          className="fixed inset-x-4 top-[calc(var(--header-height)+0.375rem)] z-50 flex flex-col data-[side=bottom]:top-auto data-[side=bottom]:bottom-2.5 md:top-auto md:right-auto md:bottom-2.5 md:left-4 md:w-96 md:flex-col-reverse low:right-4 low:w-auto"
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
      </Toast.Portal>
    </Toast.Provider>
  )
}

// Not in an effect: the portal puts its content in later.
function watchFocus(box: HTMLDivElement | null) {
  if (!box) return undefined
  const stops = [keepClearOfFocus(box), noteFocusOutside(box)]
  return () => {
    for (const stop of stops) stop()
  }
}

function follow(ends?: ToastChoice) {
  if (ends) end(ends)
  for (const message of takeToasts()) show(message)
}

function show(message: ToastMessage) {
  const manager = message.tone === 'danger' ? assertiveManager : politeManager
  const id = manager.add({
    title: message.title,
    description: message.text,
    priority: 'low',
    timeout: message.timeout ?? 8000,
    data: message,
    onRemove() {
      shown = shown.filter((other) => other.id !== id)
      ended.delete(id)
    },
  })
  shown = [...shown, { id, manager, message }]
}

function end(ends: ToastChoice) {
  for (const { id, manager, message } of shown) {
    if (!ends(message)) continue
    ended.add(id)
    manager.close(id)
  }
}

function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastMessage>()

  function closeByHand(id: string) {
    close(id)
    returnFocus()
  }

  return toasts.map((toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      isEnded={ended.has(toast.id)}
      onClose={() => closeByHand(toast.id)}
    />
  ))
}
