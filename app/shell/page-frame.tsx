import { type ReactNode, useEffect, useRef } from 'react'

import { ActivityNotifications } from '~/features/activity/activity-notifications'
import { pageTitleId } from '~/ui/page-title-id'
import { PartBoundary } from '~/ui/part-boundary'
import { Toaster } from '~/ui/toaster'

import { Header } from './header'
import { lateFooter } from './late-footer'
import { lateVisitorBar } from './late-visitor-bar'
import { Letterhead } from './letterhead'
import { mainId, SkipLink } from './skip-link'
import { useNavigationFocus } from './use-navigation-focus'

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const announcer = useRef<HTMLParagraphElement>(null)
  useNavigationFocus(announcer)
  // Browser tests wait for this mark before they use the page.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <>
      <SkipLink />
      <p ref={announcer} aria-live="polite" className="sr-only" />
      <Header />
      <Letterhead />
      <main id={mainId} tabIndex={-1} aria-labelledby={pageTitleId} className="pt-(--header-height)">
        {children}
      </main>
      <PartBoundary>
        <lateFooter.Component />
      </PartBoundary>
      <PartBoundary>
        <lateVisitorBar.Component />
      </PartBoundary>
      <PartBoundary>
        <ActivityNotifications />
        <Toaster />
      </PartBoundary>
    </>
  )
}
