import { type RefObject, useEffect } from 'react'

import { nextTask } from '~/browser/page-lifecycle'

export function focusField(form: HTMLFormElement, name = ''): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  field?.focus({ preventScroll: true })
  showWithLabel(field)
}

/** Scrolls the form above the toast, as far as the focused field allows. */
export async function clearOfToast(form: HTMLFormElement): Promise<void> {
  // The error messages are rendered by then.
  await nextTask()
  const button = form.querySelector('[type=submit]')
  if (button) showInForm(button)
  showWithLabel(document.activeElement)
}

/** Shows the whole form if it fits, and in any case one part of it. */
export function showInForm(part: Element): void {
  part.closest('section')?.scrollIntoView({ block: 'nearest' })
  part.scrollIntoView({ block: 'nearest' })
}

function showWithLabel(field: Element | null): void {
  field?.parentElement?.scrollIntoView({ block: 'nearest' })
}

/**
 * Gives the button back the focus that it loses while it is disabled, unless
 * the visitor has moved on.
 */
export function useButtonFocus(
  button: RefObject<HTMLElement | null>,
  isSending: boolean,
): void {
  useEffect(() => {
    if (!isSending) return undefined
    const pressed = button.current
    return () => {
      const hasMovedOn = document.activeElement !== document.body
      if (!hasMovedOn) pressed?.focus({ preventScroll: true })
    }
  }, [button, isSending])
}
