const formFields = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/**
 * Whether a notification would disturb or be missed: a field is being filled in, a picture or the assistant is open,
 * or nobody looks.
 */
export function visitorIsBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector('dialog[open]') !== null ||
    (document.activeElement?.matches(formFields) ?? false)
  )
}
