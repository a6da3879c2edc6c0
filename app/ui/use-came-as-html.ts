import { useState, useSyncExternalStore } from 'react'

/**
 * Whether this stands in the HTML of the page and is being taken over, as opposed to rendered here. The router's
 * `useHydrated` tells when that is over and renders again for it, at once and in one piece: the longest task of all.
 */
export function useCameAsHtml(): boolean {
  const [origin] = useState(createOrigin)
  return useSyncExternalStore(nothingChanges, origin.known, origin.html)
}

function createOrigin() {
  let cameAsHtml = false
  return {
    known: () => cameAsHtml,
    /** React asks it on the server and while it takes over, and never again. */
    html: () => (cameAsHtml = true),
  }
}

const nothingChanges = () => () => {}
