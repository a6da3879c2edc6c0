import { useHydrated } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load, visible } from '@tanstack/react-start/hydration'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'

import { replayClick } from './event-replay'

/**
 * A part below the first screen: it comes as HTML and is hydrated when it is scrolled into view. A page rendered in the
 * browser has it at once, or sections could not be scrolled to.
 *
 * React drops HTML that waits when what surrounds it renders again: memoize the parent.
 */
export function LazySection({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const isInBrowser = useHydrated()
  const [when] = useState(() => (isInBrowser ? load() : visible({ rootMargin: '0px' })))

  const finish = useCallback(() => {
    if (part.current) part.current.dataset.hydrated = 'true'
    replayClick()
  }, [])

  return useMemo(
    () => (
      <div ref={part} data-hydrated="false" className="below-fold">
        <Hydrate when={when} onHydrated={finish} split={false}>
          {children}
        </Hydrate>
      </div>
    ),
    [children, finish, when],
  )
}
