import { type RefObject, useEffect } from 'react'

export function focusField(form: HTMLFormElement, name = ''): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
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
