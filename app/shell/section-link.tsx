import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import type { HomeSection } from '~/content/navigation'
import { scrollToSection } from '~/ui/scroll-to-section'

/** The pause between arriving on the home page and scrolling, as specified. */
const arrivalPause = 100

interface SectionLinkProps {
  section: HomeSection
  className?: string
  /** Runs first, whatever happens next: closes the mobile menu. */
  onChoose?: () => void
  children: ReactNode
}

/** Leads to a section of the home page: scrolls when already there, otherwise goes home first. */
export function SectionLink({ section, className, onChoose, children }: SectionLinkProps) {
  const navigate = useNavigate()
  const isHome = useRouterState({ select: (state) => state.location.pathname === '/' })

  async function choose(event: MouseEvent) {
    onChoose?.()
    if (isModified(event)) return
    event.preventDefault()
    if (!isHome) {
      await navigate({ to: '/', hash: section, hashScrollIntoView: false })
      await new Promise((resolve) => setTimeout(resolve, arrivalPause))
      await sectionPresent(section)
    }
    scrollToSection(section)
  }

  return (
    <Link to="/" hash={section} className={className} onClick={(event) => void choose(event)}>
      {children}
    </Link>
  )
}

// Ctrl, Cmd or the middle button ask for a new tab: leave those clicks to the browser.
function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}

// On a slow device the page may still be rendering after the pause.
function sectionPresent(id: string): Promise<void> {
  return new Promise((resolve) => {
    const deadline = performance.now() + 10_000
    function check() {
      if (document.getElementById(id) || performance.now() > deadline) resolve()
      else requestAnimationFrame(check)
    }
    check()
  })
}
