import { useHydrated } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { load, visible } from '@tanstack/react-start/hydration'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'

import { replayClick } from '~/browser/click-replay'

// Rendered immediately in the browser, because links to its sections could not
// scroll to them otherwise. React discards HTML that waits for hydration when
// its parent rerenders, so the parent must be memoized.
export function LazyHydratedSection({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [when] = useState(() =>
    isHydrated ? load() : visible({ rootMargin: '0px' }),
  )

  const onHydrated = useCallback(() => {
    if (part.current) part.current.dataset.hydrated = 'true'
    replayClick()
  }, [])

  return useMemo(
    () => (
      <div ref={part} data-hydrated="false" className="below-fold">
        <Hydrate when={when} onHydrated={onHydrated} split={false}>
          {children}
        </Hydrate>
      </div>
    ),
    [children, onHydrated, when],
  )
}
