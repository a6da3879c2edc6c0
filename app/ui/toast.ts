/** One short message that appears above the page. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'success' | 'danger'
  /** Milliseconds; 0 stays until it is closed. */
  timeout?: number
  link?: { href: string; label: string }
  /** A quiet button; pressing it closes the message as well. */
  action?: { label: string; run: () => void }
}

type Listener = () => void

let waiting: ToastMessage[] = []
let any = false
const listeners = new Set<Listener>()

/** Shows a message. Can be called from anywhere in the browser; the visible part loads on first use. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message]
  any = true
  for (const listener of listeners) listener()
}

/** For the toaster only: the messages nobody has shown yet, and their removal. */
export function takeToasts(): ToastMessage[] {
  const taken = waiting
  waiting = []
  return taken
}

/** For the toaster only: whether there has been any message on this page. */
export function hasHadToasts(): boolean {
  return any
}

/** For the toaster only: calls `listener` after every new message. @returns the way to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
