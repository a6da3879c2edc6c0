import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, scrollToSection } from '~/browser/scroll-to-section'

// In milliseconds, as specified.
const scrollDelay = 100

interface SectionLinkProps {
  /** Id of an element of the home page. */
  section: string
  /** Prefers an element with this id on the current page. */
  preferCurrentPage?: boolean
  /** Navigates to the hash on the current page, which adds a history entry. */
  stayOnPage?: boolean
  isCurrent?: boolean
  className?: string
  onNavigate?: (() => void) | undefined
  children: ReactNode
}

/** The router's own hash scrolling has no delay and does not move the focus. */
export function SectionLink(props: SectionLinkProps) {
  const {
    section,
    preferCurrentPage = false,
    stayOnPage = false,
    isCurrent = false,
    className,
    onNavigate,
    children,
  } = props
  const router = useRouter()
  const isHome = useRouterState({
    select: (state) => state.location.pathname === '/',
  })

  function handleClick(event: MouseEvent) {
    onNavigate?.()
    if (!isPlainClick(event)) return
    if (
      !stayOnPage &&
      (isHome || preferCurrentPage) &&
      scrollToSection(section)
    ) {
      event.preventDefault()
      return
    }
    const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
      unsubscribe()
      // The visitor may have navigated elsewhere in the meantime.
      if (toLocation.hash === section)
        setTimeout(() => scrollToSection(section), scrollDelay)
    })
  }

  return (
    <Link
      {...(stayOnPage
        ? { to: '.', search: true, resetScroll: false }
        : { to: '/' })}
      hash={section}
      hashScrollIntoView={false}
      // Otherwise every section link would count as the current page while the
      // visitor is on the home page.
      activeOptions={{ includeHash: true }}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      onClick={handleClick}
    >
      {children}
    </Link>
  )
}
