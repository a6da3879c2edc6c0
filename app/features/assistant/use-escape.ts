import { type RefObject, useEffect } from 'react'

/**
 * Calls `onEscape` on the Escape key while `isActive`, wherever on the page focus is: at the width of a phone
 * the panel covers what has it. Another open dialog or popover has the first claim to the key.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const layer =
        event.target instanceof Element ? event.target.closest('dialog, [role="dialog"], [popover]') : null
      if (layer === null || layer === panel.current) onEscape()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [panel, isActive, onEscape])
}
