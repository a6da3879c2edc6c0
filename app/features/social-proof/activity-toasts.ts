import { useEffect } from 'react'

import { pageLoaded } from '~/browser/page-lifecycle'
import { business } from '~/content/business'

export function ActivityToasts() {
  useEffect(() => {
    if (!business.activity) return undefined
    const leaving = new AbortController()
    void start(leaving.signal)
    return () => leaving.abort()
  }, [])
  return null
}

async function start(signal: AbortSignal): Promise<void> {
  await pageLoaded()
  // Without a connection, the page goes without them.
  const activity = await import('./start-activity').catch(() => undefined)
  activity?.startActivity(signal)
}
