import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { openPage } from '~/components/ui/reload-on-missing-chunk'
import { isPlainClick, scrollToSection } from '~/components/ui/scroll-to-section'
import type { ServiceId } from '~/content/services/service'

/**
 * Switches to another service once the texts of the services have loaded. When they fail to load, the service is opened as a
 * whole page; without a network this one stays as it is. What was typed into its form is kept.
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
      const { href } = router.buildLocation({ to: '/services', search: { tab } })
      return setHasFailed(!(await openPage(href)))
    }
    // Another service was chosen in the meantime.
    if (latest.current !== tab) return
    setHasFailed(false)
    await router.navigate({ to: '/services', search: { tab }, resetScroll: false })
  }

  return { choose, hasFailed }
}

/** The part of the page that changes with the selected service: where a choice scrolls to. */
export const serviceDetailId = 'service-detail'

/**
 * When a service is chosen while the page is open, in its own row or in the footer, the detail comes into view.
 * Back and Forward choose nothing: they return to where the visitor was, and the router restores that.
 */
export function useScrollToDetail() {
  const router = useRouter()
  useEffect(() => {
    let chosen = false
    const stopWatching = router.history.subscribe(({ action }) => {
      chosen = action.type === 'PUSH'
    })
    const stopScrolling = router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
      if (chosen && fromLocation && hrefChanged && !pathChanged) scrollToSection(serviceDetailId)
    })
    return () => {
      stopWatching()
      stopScrolling()
    }
  }, [router])
}
