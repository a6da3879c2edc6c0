import { useEffect } from 'react'

/** Fields that bring up the keyboard on a phone. */
const textFields = 'textarea, input:not([type=range], [type=radio])'

/** Number of dialogs, menus and the like that are open. */
let openCount = 0

const listeners = new Set<() => void>()

function changeOpenCount(by: 1 | -1): void {
  openCount += by
  for (const listener of listeners) listener()
}

/**
 * Says that the visitor is busy with a dialog, a menu or the like as long as it
 * is open. The action bar and the activity toasts stay away in the meantime.
 */
export function useBusy(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    changeOpenCount(1)
    return () => changeOpenCount(-1)
  }, [isOpen])
}

/**
 * Returns whether a dialog, a menu or the like is open, or a field that brings
 * up a keyboard has focus.
 */
export function isVisitorBusy(): boolean {
  return openCount > 0 || document.activeElement?.matches(textFields) === true
}

/** Calls `onChange` whenever `isVisitorBusy` may have changed. */
export function watchVisitorBusy(
  onChange: () => void,
  signal: AbortSignal,
): void {
  listeners.add(onChange)
  signal.addEventListener('abort', () => listeners.delete(onChange))
  addEventListener('focusin', onChange, { signal })
  addEventListener('focusout', onChange, { signal })
}
