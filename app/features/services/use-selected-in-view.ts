import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

import { scrollToSection } from '~/browser/scroll-to-section'

export function useSelectedInView(
  sectionId: string,
): RefObject<HTMLUListElement | null> {
  const router = useRouter()
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    function showSelected() {
      const selected = row.current?.querySelector<HTMLElement>('[aria-current]')
      if (selected) centerInRow(selected)
    }

    showSelected()
    // On Back and Forward, the router restores the scroll position.
    let isPush = false
    const unsubscribeHistory = router.history.subscribe(({ action }) => {
      isPush = action.type === 'PUSH'
    })
    // The router restores scroll positions, the row's included, after effects.
    const unsubscribeRouter = router.subscribe('onRendered', (event) => {
      showSelected()
      const isSwitch = event.hrefChanged && !event.pathChanged
      if (isPush && event.fromLocation && isSwitch) scrollToSection(sectionId)
    })
    return () => {
      unsubscribeHistory()
      unsubscribeRouter()
    }
  }, [router, sectionId])

  return row
}

export function centerInRow(link: HTMLElement): void {
  const row = link.closest('ul')
  const space = (row?.clientWidth ?? 0) - link.offsetWidth
  // `scrollIntoView` would scroll the page as well.
  row?.scrollTo({ left: link.offsetLeft - space / 2 })
}
