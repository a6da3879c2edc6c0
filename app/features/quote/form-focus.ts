import { type RefObject, useEffect } from 'react'

/** Focuses the first field that the visitor has to fill in. */
export function focusFirstRequired(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[required]')?.focus()
}

/** Focuses the first field with an error. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/**
 * Gives the button back the focus that it loses while it is disabled, unless
 * the visitor has moved on.
 */
export function useButtonFocus(
  form: RefObject<HTMLFormElement | null>,
  isSending: boolean,
): void {
  useEffect(() => {
    if (!isSending) return undefined
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    return () => {
      const hasMovedOn = document.activeElement !== document.body
      if (!hasMovedOn) button?.focus({ preventScroll: true })
    }
  }, [form, isSending])
}
