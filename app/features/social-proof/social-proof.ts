import { useEffect } from 'react'

import { useSite } from '~/components/layout/use-site'
import { prepareToasts } from '~/components/ui/toaster'

/** The scripts are not fetched earlier, in milliseconds: the first notification comes after 30 seconds. */
const calmBeginning = 20_000

/** Starts the activity notifications. Once per document; renders nothing itself. */
export function SocialProof() {
  const { activity } = useSite()
  useEffect(() => {
    if (!activity) return undefined
    const left = new AbortController()
    const timer = setTimeout(() => void begin(left.signal), calmBeginning)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [activity])
  return null
}

async function begin(left: AbortSignal) {
  try {
    const [{ startActivity }] = await Promise.all([import('./social-proof-schedule'), prepareToasts()])
    startActivity(left)
  } catch (error) {
    console.warn('The activity notifications did not load.', error)
    // Decoration: no retry before the network has changed.
    addEventListener('online', () => void begin(left), { once: true, signal: left })
  }
}
