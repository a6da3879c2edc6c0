import { type ComponentType, useEffect, useState } from 'react'

/** One short message that appears above the page. */
export interface ToastMessage {
  title: string
  text: string
  /** A short label beside the title. */
  badge?: string | undefined
  tone: 'neutral' | 'success' | 'danger'
  /** Its subject: a new message replaces an earlier one about the same. */
  about?: string
  /** Milliseconds; 0 stays until it is closed. */
  timeout?: number
  link?: { href: string; label: string }
  /** A quiet button; clicking it closes the message as well. */
  action?: { label: string; run: () => void }
}

/** What draws the messages (toast-stack.tsx). */
interface Stack {
  show: (message: ToastMessage) => void
  end: (choice: (message: ToastMessage) => boolean) => void
}

let connect: (stack: Stack) => void = () => {}
const stack = new Promise<Stack>((resolve) => {
  connect = resolve
})

/** For the stack only: from now on it shows the messages, first those that wait. */
export function connectStack(ready: Stack): void {
  connect(ready)
}

let ToastStack: ComponentType | undefined
let mountStack: () => void = () => {}

/** Loads what shows messages, for visitors who may need one: then it needs no network. Rejects when it is gone. */
export async function prepareToasts(): Promise<void> {
  ;({ ToastStack } = await import('./toast-stack'))
  mountStack()
}

/** The place toasts appear in; once per document. Most visits show none: the script comes with the first. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()
  useEffect(() => {
    mountStack = () => setStack(() => ToastStack)
    mountStack()
  }, [])
  return Stack && <Stack />
}

/** Shows a message. Can be called from anywhere in the browser; what draws it is loaded on first use. */
export function showToast(message: ToastMessage): void {
  void stack.then(({ show }) => show(message))
  prepareToasts().catch((error: unknown) => console.error('What shows messages did not load.', error))
}

/** Takes messages off the screen, or out of the queue. */
export function endToasts(choice: (message: ToastMessage) => boolean): void {
  void stack.then(({ end }) => end(choice))
}
