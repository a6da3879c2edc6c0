import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef, useState } from 'react'

import type { ServiceId } from '~/content/services/service'
import { reloadOnce } from '~/ui/missing-scripts'
import { isPlainClick } from '~/ui/plain-click'

/**
 * Switches to another service once the texts of the services have loaded. When they fail to load, the page stays as it
 * is, with what was typed into its form.
 */
export function useServiceChoice() {
  const router = useRouter()
  const latest = useRef<ServiceId>(undefined)
  const [hasFailed, setHasFailed] = useState(false)

  async function choose(event: MouseEvent, tab: ServiceId) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    latest.current = tab
    try {
      await import('~/content/services/service-page-content')
    } catch (error) {
      console.error('The texts of the services did not load.', error)
      return setHasFailed(!(await reloadOnce()))
    }
    // Another service was chosen in the meantime.
    if (latest.current !== tab) return
    setHasFailed(false)
    await router.navigate({ to: '/services', search: { tab }, resetScroll: false })
  }

  return { choose, hasFailed }
}
