import type { ReactNode } from 'react'

import { ActivityNotifications } from '~/features/activity/activity-notifications'
import { Assistant } from '~/features/assistant/assistant'
import { PartBoundary } from '~/ui/part-boundary'
import { Toaster } from '~/ui/toaster'

import { ActionLinks } from './action-links'
import { Header } from './header'
import { lateFooter } from './late-footer'
import { Letterhead } from './letterhead'
import { mainId, SkipLink } from './skip-link'
import { useNavigationFocus } from './use-navigation-focus'

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  useNavigationFocus()
  return (
    <>
      <SkipLink />
      <Header />
      <Letterhead />
      <main id={mainId} tabIndex={-1} className="pt-(--header-height)">
        {children}
      </main>
      <PartBoundary>
        <lateFooter.Component />
      </PartBoundary>
      <PartBoundary>
        <Assistant>
          <ActionLinks />
        </Assistant>
      </PartBoundary>
      <PartBoundary>
        <ActivityNotifications />
        <Toaster />
      </PartBoundary>
    </>
  )
}
