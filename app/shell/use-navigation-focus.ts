import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

import { untilDrawn } from '~/ui/page-moments'
import { endToasts } from '~/ui/toast'

import { mainId } from './skip-link'

/**
 * What a full page load does by itself, and the router does not. After a move to another page, focus goes to its
 * main part, or keyboard and screen-reader users were left on a link that is gone; and where the title changes,
 * also within a page, the new one is said in `announcer`.
 */
export function useNavigationFocus(announcer: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(() => {
    let title = document.title
    return router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation) return
      if (document.title !== title) {
        title = document.title
        announcer.current?.replaceChildren(title)
      }
      if (!pathChanged) return
      // What went wrong on a page is over once it is left.
      endToasts(({ tone }) => tone === 'danger')
      if (!toLocation.hash) void focusMain()
    })
  }, [router, announcer])
}

/** Once the page is seen: focus needs the layout of all of it, which would keep its first frame waiting. */
async function focusMain() {
  const focused = document.activeElement
  await untilDrawn()
  if (document.activeElement === focused) document.getElementById(mainId)?.focus({ preventScroll: true })
}
