import { CatchBoundary, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Omits children that throw, until the path changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <CatchBoundary
      getResetKey={() => path}
      errorComponent={Nothing}
      onCatch={logError}
    >
      {children}
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}

function logError(error: unknown) {
  console.error('Part of the page crashed.', error)
}
