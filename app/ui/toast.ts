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

export type ToastChoice = (message: ToastMessage) => boolean

/** Hears of messages that wait to be taken, and of those that are over. */
type Listener = (ends?: ToastChoice) => void

let waiting: ToastMessage[] = []
const listeners = new Set<Listener>()

/** Shows a message. Can be called from anywhere in the browser; the visible part loads on first use. */
export function showToast(message: ToastMessage): void {
  endToasts((earlier) => isSame(earlier, message))
  waiting.push(message)
  for (const listener of listeners) listener()
}

/** Takes messages off the screen, and those back that nobody has seen yet. */
export function endToasts(ends: ToastChoice): void {
  waiting = waiting.filter((message) => !ends(message))
  for (const listener of listeners) listener(ends)
}

/** For the toaster only: the messages nobody has shown yet, and their removal. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0)
}

/** For the toaster only: whether a message waits to be seen. */
export function isToastWaiting(): boolean {
  return waiting.length > 0
}

/** For the toaster only: calls `listener` after every change. @returns the way to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.about === other.about && (one.about !== undefined || one.text === other.text)
}
