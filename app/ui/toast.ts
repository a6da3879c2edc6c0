/** One short message that appears above the page. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'success' | 'danger'
  /** What it is about: a new message takes the place of an earlier one about the same. */
  about?: string
  /** Milliseconds; 0 stays until it is closed. */
  timeout?: number
  link?: { href: string; label: string }
  /** A quiet button; pressing it closes the message as well. */
  action?: { label: string; run: () => void }
}

/** What the stack is told, in order. */
export type ToastCall = { kind: 'show'; message: ToastMessage } | { kind: 'end'; ends: ToastChoice }

type ToastChoice = (message: ToastMessage) => boolean

type Listener = () => void

let waiting: ToastCall[] = []
const listeners = new Set<Listener>()

/** Shows a message. Can be called from anywhere in the browser; the visible part loads on first use. */
export function showToast(message: ToastMessage): void {
  endToasts((earlier) => isSame(earlier, message))
  call({ kind: 'show', message })
}

/** Takes messages off the screen, and those back that nobody has seen yet. */
export function endToasts(ends: ToastChoice): void {
  waiting = waiting.filter((earlier) => earlier.kind !== 'show' || !ends(earlier.message))
  call({ kind: 'end', ends })
}

/** For the toaster only: what the stack has not been told yet, and its removal. */
export function takeToastCalls(): ToastCall[] {
  const taken = waiting
  waiting = []
  return taken
}

/** For the toaster only: whether a message waits to be seen. */
export function isToastWaiting(): boolean {
  return waiting.some(({ kind }) => kind === 'show')
}

/** For the toaster only: calls `listener` after every new call. @returns the way to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function call(next: ToastCall) {
  waiting = [...waiting, next]
  for (const listener of listeners) listener()
  // Nobody listens, so nothing is shown that could end.
  waiting = waiting.filter(({ kind }) => kind === 'show')
}

function isSame(one: ToastMessage, other: ToastMessage): boolean {
  if (other.about !== undefined) return one.about === other.about
  return one.title === other.title && one.text === other.text
}
