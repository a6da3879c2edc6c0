import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this stands in the HTML of the page and is being taken over, as opposed to rendered here. The router's
 * `useHydrated` tells when that is over and renders again for it, at once and in one piece: the longest task of all.
 */
export function useCameAsHtml(): boolean {
  const [[known, html]] = useState(createOrigin)
  return useSyncExternalStore(nothingChanges, known, html)
}

/** What is known of one component, and what React asks on the server and while it takes over, and never again. */
function createOrigin() {
  let cameAsHtml = false
  return [() => cameAsHtml, () => (cameAsHtml = true)] as const
}

const nothingChanges = () => () => {}
