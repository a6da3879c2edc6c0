import { useState, useSyncExternalStore } from 'react'

/**
 * When the component appeared, on the clock of `performance.now()`. What came with the page has been there from
 * the beginning: counting from the arrival of the script would call a person on a slow line quick.
 */
export function useShownAt(): number {
  const cameWithThePage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [shownAt] = useState(() => (cameWithThePage ? 0 : performance.now()))
  return shownAt
}

function neverChanges() {
  return () => {}
}
