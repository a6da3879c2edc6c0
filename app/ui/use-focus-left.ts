import { type RefObject, useEffect } from 'react'

/**
 * Calls `onLeft` when focus goes from inside the element to something outside of it; not when the window itself
 * loses it.
 */
export function useFocusLeft(element: RefObject<HTMLElement | null>, onLeft: () => void) {
  useEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    function leave({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !watched?.contains(relatedTarget)) onLeft()
    }
    watched.addEventListener('focusout', leave)
    return () => watched.removeEventListener('focusout', leave)
  }, [element, onLeft])
}
