import { type ReactNode, startTransition, useEffect, useState } from 'react'

import { useCameAsHtml } from './use-came-as-html'

let latest = ''
const note = ({ type }: Event) => void (latest = type)
if (typeof document !== 'undefined') {
  addEventListener('popstate', note)
  addEventListener('click', note, true)
}

/**
 * What of a page lies below its first screen. It is part of the HTML, as everything is. Whoever comes by a link within
 * the site gets it one frame after the first screen, which is there the sooner; until then it keeps the room of a
 * window. Whoever returns, or goes to a section, needs the whole page to be put in place.
 */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  const cameAsHtml = useCameAsHtml()
  const [isDue, setDue] = useState(cameAsHtml || latest === 'popstate' || location.hash !== '')

  useEffect(() => {
    if (!isDue) requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))))
  }, [isDue])

  return isDue ? children : <div className="min-h-lvh" />
}
