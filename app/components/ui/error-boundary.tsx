import { CatchBoundary, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A part that breaks is left out until the next page, and takes nothing else along. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={Nothing} onCatch={logged}>
      {children}
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}

function logged(error: unknown) {
  console.error('A part of the page broke.', error)
}
