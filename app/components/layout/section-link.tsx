import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, scrollToSection } from '~/components/ui/scroll-to-section'

/** The pause between arriving on the home page and scrolling, as specified. */
const arrivalPause = 100

interface SectionLinkProps {
  /** Id of an element of the home page. */
  section: string
  /** Prefers an element with this id on the current page. */
  here?: boolean
  /** Leads to it by an address of the current page, which adds an entry to the history. */
  stay?: boolean
  className?: string
  /** Runs first: closes the mobile menu. */
  onChoose?: () => void
  children: ReactNode
}

/**
 * Leads to a section of the home page: scrolls when already there, otherwise goes home first. The router's own hash
 * scrolling has no pause, and does not move the focus.
 */
export function SectionLink(props: SectionLinkProps) {
  const { section, here = false, stay = false, className, onChoose, children } = props
  const router = useRouter()
  const isHome = useRouterState({ select: (state) => state.location.pathname === '/' })

  function choose(event: MouseEvent) {
    onChoose?.()
    if (!isPlainClick(event)) return
    if (!stay && (isHome || here) && scrollToSection(section)) {
      event.preventDefault()
      return
    }
    const stop = router.subscribe('onRendered', ({ toLocation }) => {
      stop()
      // The visitor may have gone elsewhere in the meantime.
      if (toLocation.hash === section) setTimeout(() => scrollToSection(section), arrivalPause)
    })
  }

  return (
    <Link
      {...(stay ? { to: '.', search: true, resetScroll: false } : { to: '/' })}
      hash={section}
      hashScrollIntoView={false}
      // Or every section would count as the current page while the visitor is at home.
      activeOptions={{ includeHash: true }}
      className={className}
      onClick={choose}
    >
      {children}
    </Link>
  )
}
