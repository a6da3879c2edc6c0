import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect } from 'react'

import { buttonStyle } from './button-style'
import { classNames } from './class-names'
import { onToast, takeToasts, type ToastMessage } from './toast'

const manager = Toast.createToastManager<ToastMessage>()

const edges: Record<ToastMessage['tone'], string> = {
  neutral: 'border-l-water',
  success: 'border-l-success',
  danger: 'border-l-danger',
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
        'relative rounded-card border-l-6 bg-white p-4 pr-12 text-ink shadow-float transition-[opacity,transform] duration-300 ease-water',
        'data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
        edges[toast.data?.tone ?? 'neutral'],
      )}
    >
      <Toast.Title className="font-display text-lg leading-snug font-bold tracking-normal" />
      <Toast.Description className="mt-1 text-ink-soft" />
      {toast.data?.link && (
        <a href={toast.data.link.href} className={buttonStyle('action', 'mt-3')}>
          {toast.data.link.label}
        </a>
      )}
      {toast.data?.action && <ActionButton id={toast.id} {...toast.data.action} />}
      <Toast.Close
        aria-label="Close this message"
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-full text-ink-soft hover:bg-concrete hover:text-ink"
      >
        <X aria-hidden className="size-5" />
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
      className="mt-1 -mb-2 -ml-2 inline-flex min-h-9 items-center rounded-full px-2 text-sm font-semibold text-water-strong underline underline-offset-4 hover:bg-water-tint"
    >
      {label}
    </button>
  )
}
