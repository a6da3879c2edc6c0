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

type Choice = (message: ToastMessage) => boolean

/** What draws the messages, once its script has loaded (toast-stack.tsx). */
interface Stack {
  show: (message: ToastMessage) => void
  end: (choice: Choice) => void
}

let waiting: ToastMessage[] = []
let stack: Stack | undefined
let request: () => void = () => {}

/** Shows a message. Can be called from anywhere in the browser; what draws it is loaded on first use. */
export function showToast(message: ToastMessage): void {
  endToasts((earlier) => isSame(earlier, message))
  if (stack) return stack.show(message)
  waiting.push(message)
  request()
}

/** Takes messages off the screen, and those back that are not shown yet. */
export function endToasts(choice: Choice): void {
  waiting = waiting.filter((message) => !choice(message))
  stack?.end(choice)
}

/** For the toaster only: calls `listener` when a message waits for the stack. */
export function onToastWaiting(listener: () => void): void {
  request = listener
  if (waiting.length > 0) listener()
}

/** For the stack only: from now on it shows the messages, first those that wait. */
export function connectStack(connected: Stack | undefined): void {
  stack = connected
  for (const message of connected ? waiting.splice(0) : []) connected?.show(message)
}

function isSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.about === other.about && (one.about !== undefined || one.text === other.text)
}
