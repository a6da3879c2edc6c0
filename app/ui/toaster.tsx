import { lazy, Suspense, useSyncExternalStore } from 'react'

import { hasHadToasts, onToast } from './toast'

// Most visits show no toast at all: its code travels with the first one.
const ToastStack = lazy(() => import('./toast-stack').then((module) => ({ default: module.ToastStack })))

/** The place toasts appear in; once per document. */
export function Toaster() {
  const needed = useSyncExternalStore(onToast, hasHadToasts, () => false)
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
}
