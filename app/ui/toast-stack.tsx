import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

import { buttonStyle } from './button-style'
import { classNames } from './class-names'
import { Icon } from './icon'
import { onToast, takeToasts, type ToastMessage } from './toast'

const manager = Toast.createToastManager<ToastMessage>()

const edges: Record<ToastMessage['tone'], string> = {
  neutral: '[--edge:var(--color-water)]',
  success: '[--edge:var(--color-success)]',
  danger: '[--edge:var(--color-danger)]',
}

/** The toasts on the screen: announced, closable by button, swipe and Escape, paused while pointed at. */
export function ToastStack() {
  useEffect(() => {
    showWaiting()
    return onToast(showWaiting)
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-[calc(var(--header-height)+0.75rem)] z-50 flex flex-col gap-3 md:top-auto md:right-auto md:bottom-4 md:left-4 md:w-96 md:flex-col-reverse">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function showWaiting() {
  for (const message of takeToasts()) {
    manager.add({
      title: message.title,
      description: message.text,
      // Never `high`: Base UI hides such a toast from assistive technology behind a bare announcement, and its
      // call link with it.
      priority: 'low',
      timeout: message.timeout ?? 8000,
      data: message,
    })
  }
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classNames(
        'toast relative overflow-hidden rounded-card bg-white p-4 pr-12 pl-8 text-ink shadow-float transition-[opacity,transform] duration-300 ease-water',
        'data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
        edges[toast.data?.tone ?? 'neutral'],
      )}
    >
      <Toast.Title className="font-display text-xl leading-snug font-bold" />
      <Toast.Description className="mt-1 text-ink-soft" />
      {toast.data?.link && (
        <a href={toast.data.link.href} className={buttonStyle('action', 'mt-3')}>
          {toast.data.link.label}
        </a>
      )}
      {toast.data?.action && <ActionButton id={toast.id} {...toast.data.action} />}
      <Toast.Close
        aria-label="Close this message"
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-field text-ink-soft hover:bg-concrete hover:text-ink"
      >
        <Icon name="x" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ))
}

// Not Toast.Close, which assistive technology finds only while the toast has the focus or the pointer.
function ActionButton({ id, label, run }: NonNullable<ToastMessage['action']> & { id: string }) {
  function act() {
    run()
    manager.close(id)
  }
  return (
    <button
      type="button"
      onClick={act}
      className="mt-1 -mb-2 -ml-2 inline-flex min-h-9 items-center rounded-field px-2 text-sm font-semibold text-water-strong underline underline-offset-4 hover:bg-water-tint"
    >
      {label}
    </button>
  )
}
