import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, waitingToasts } from './toast'

// Most visits show no toast at all: its code travels with the first one.
const ToastStack = lazy(() => import('./toast-stack').then((module) => ({ default: module.ToastStack })))

/** The place toasts appear in; once per document. */
export function Toaster() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (waitingToasts() > 0) setNeeded(true)
    return onToast(() => setNeeded(true))
  }, [])
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
}
