import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { endToasts } from '~/ui/toast'

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
        if (!fromLocation || !pathChanged) return
        // What went wrong on a page is over once it is left.
        endToasts(({ tone }) => tone === 'danger')
        if (toLocation.hash) return
        document.getElementById(mainId)?.focus({ preventScroll: true })
      }),
    [router],
  )
}
