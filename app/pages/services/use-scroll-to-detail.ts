import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { scrollToSection } from '~/ui/scroll-to-section'

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
