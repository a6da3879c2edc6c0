import { useEffect } from 'react'

import { fetchedPart } from './fetched-part'
import { isToastWaiting, onToast } from './toast'

// Most visits show no toast at all: its code travels when one may be near.
const stack = fetchedPart(() => import('./toast-stack').then(({ ToastStack }) => ToastStack))

/** Fetches what shows messages, for those who may have one to show: then it needs no network. Rejects without it. */
export const prepareToasts = stack.fetch

/** Whether a message would be seen at once. */
export const canShowToasts = stack.isThere

/** The place toasts appear in; once per document. */
export function Toaster() {
  useEffect(() => {
    function fetchForMessages() {
      if (isToastWaiting()) stack.fetch().catch(logged)
    }
    const stop = onToast(fetchForMessages)
    addEventListener('online', fetchForMessages)
    fetchForMessages()
    return () => {
      stop()
      removeEventListener('online', fetchForMessages)
    }
  }, [])

  return <stack.Component />
}

function logged(error: unknown) {
  console.error('What shows messages did not load.', error)
}
