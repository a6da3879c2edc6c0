const formFields = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Whether a notification would disturb or be missed: a field is being filled in, a dialog covers the page, or nobody looks. */
export function visitorIsBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.querySelector(':modal') !== null ||
    (document.activeElement?.matches(formFields) ?? false)
  )
}
