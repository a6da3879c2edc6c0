import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { mainId } from './skip-link'

/**
 * After a move to another page, focus goes to its main part. A full page load does that by itself; the router
 * does not, and would leave keyboard and screen-reader users on a link that is gone.
 */
export function useNavigationFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return
        document.getElementById(mainId)?.focus({ preventScroll: true })
      }),
    [router],
  )
}
