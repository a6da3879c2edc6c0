import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick } from '~/ui/plain-click'
import { scrollToSection } from '~/ui/scroll-to-section'

/** The pause between arriving on the home page and scrolling, as specified. */
const arrivalPause = 100

interface SectionLinkProps {
  /** Id of an element of the home page. */
  section: string
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
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isHome) {
      await navigate({ to: '/', hash: section, hashScrollIntoView: false })
      await new Promise((resolve) => setTimeout(resolve, arrivalPause))
      await sectionPresent(section)
    }
    scrollToSection(section)
  }

  return (
    <Link
      to="/"
      hash={section}
      // Or every section would count as the current page while the visitor is at home.
      activeOptions={{ includeHash: true }}
      className={className}
      onClick={(event) => void choose(event)}
    >
      {children}
    </Link>
  )
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
