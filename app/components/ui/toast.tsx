import { type ComponentType, useEffect, useState } from 'react'

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

/** Methods of the mounted toast stack (toast-stack.tsx). */
interface Stack {
  show: (message: ToastMessage) => void
  end: (matches: (message: ToastMessage) => boolean) => void
}

let connect: (stack: Stack) => void = () => {}
const stack = new Promise<Stack>((resolve) => {
  connect = resolve
})

/**
 * Called by the toast stack once it is mounted, to receive all messages,
 * starting with those that are queued.
 */
export function connectStack(ready: Stack): void {
  connect(ready)
}

let ToastStack: ComponentType | undefined
let mountStack: () => void = () => {}

/**
 * Preloads the toast stack so that a later message needs no network. Rejects if
 * its script fails to load.
 */
export async function preloadToasts(): Promise<void> {
  ;({ ToastStack } = await import('./toast-stack'))
  mountStack()
}

/**
 * Mounts the toast stack, once per document. Most visits show no toast, so its
 * script loads with the first one, or with the quote form on pages that have
 * one.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()
  useEffect(() => {
    mountStack = () => setStack(() => ToastStack)
    mountStack()
  }, [])
  return Stack && <Stack />
}

/**
 * Shows a message. Can be called from anywhere in the browser. Loads the toast
 * stack on first use.
 */
export function showToast(message: ToastMessage): void {
  void stack.then(({ show }) => show(message))
  preloadToasts().catch((error: unknown) =>
    console.error('Failed to load the toasts.', error),
  )
}

/** Closes the matching messages, whether shown or queued. */
export function closeToasts(matches: (message: ToastMessage) => boolean): void {
  void stack.then(({ end }) => end(matches))
}
