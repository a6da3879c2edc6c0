/**
 * Keeps what the visitor types into a form of this tab until it is sent. The
 * browser itself gives fields their text back on Back and Reload. This covers
 * what it cannot know about: links that the router follows, and a page that
 * React or this site loads or renders again.
 */

/**
 * Fields of the forms that opt in with `data-keep-typed`, except the honeypot.
 */
const fieldSelector =
  'form[data-keep-typed] :is(input, textarea)[name]:not([inert] *)'

const storageKey = 'typed text'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** By the name of the field. */
let typed: Record<string, string> = {}

/** The field that had the focus last, and the page it was on. */
let focused: { field: TextField; url: string } | undefined

/**
 * Starts recording. Call this once, as early as possible: text may be typed
 * before the page is hydrated.
 */
export function keepTypedText(): void {
  typed = readStored()
  addEventListener('input', recordInput, { capture: true })
  addEventListener('focusin', recordFocus, { capture: true })
}

/**
 * Records the text that is in the page's forms. Some of it may have been typed
 * or restored before this script ran.
 */
export function recordTypedText(): void {
  for (const field of document.querySelectorAll<TextField>(fieldSelector)) {
    if (field.value !== '') typed[field.name] = field.value
  }
  store()
  if (isKept(document.activeElement)) recordFocusOf(document.activeElement)
}

/**
 * Puts the recorded text into a form that has just been rendered. If React has
 * rendered it in place of one that had the focus, the new form gets the focus
 * too.
 */
export function restoreTypedText(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<TextField>(fieldSelector)) {
    const text = typed[field.name]
    if (text !== undefined && text !== field.value) field.value = text
    if (hasLostFocus(field.name)) field.focus({ preventScroll: true })
  }
}

/** Forgets the recorded text, because it has been sent. */
export function forgetTypedText(): void {
  typed = {}
  store()
}

function recordInput({ target }: Event): void {
  if (!isKept(target)) return
  typed[target.name] = target.value
  store()
}

function recordFocus({ target }: Event): void {
  if (isKept(target)) recordFocusOf(target)
}

function recordFocusOf(field: TextField): void {
  focused = { field, url: location.href }
}

/**
 * Returns whether a field of this name had the focus until it was removed from
 * this very page.
 */
function hasLostFocus(name: string): boolean {
  return (
    focused?.field.name === name &&
    focused.url === location.href &&
    !focused.field.isConnected &&
    document.activeElement === document.body
  )
}

function isKept(target: EventTarget | null): target is TextField {
  return target instanceof Element && target.matches(fieldSelector)
}

function readStored(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // Storage is blocked. The text is kept as long as the document is.
    return {}
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(typed))
  } catch {
    // As above.
  }
}
