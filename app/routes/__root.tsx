import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import { PageLayout } from '~/components/layout/page-layout'
import { RootDocument } from '~/components/layout/root-document'
import { Assistant } from '~/features/assistant/assistant'
import { ActivityToasts } from '~/features/social-proof/activity-toasts'
import display from '~/fonts/display.woff2?url'
import text from '~/fonts/text.woff2?url'
import { contentSecurityPolicy } from '~/lib/content-security-policy'
import { documentHead } from '~/lib/page-head'
import { siteOfMatches } from '~/lib/site-of-matches'
import type { RouterContext } from '~/router'
import { readSiteSettings } from '~/server/site-settings.functions'

import '~/styles/app.css'

const fonts = [display, text]

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async () => ({ site: await readSiteSettings() }),
  shouldReload: false,
  headers: ({ ssr, matches }) => {
    if (!ssr?.nonce) return undefined
    const policy = contentSecurityPolicy(ssr.nonce, siteOfMatches(matches))
    return { 'Content-Security-Policy': policy }
  },
  head: ({ matches }) =>
    documentHead({ siteName: siteOfMatches(matches).name, fonts }),
  shellComponent: RootDocument,
  component: Root,
})

function Root() {
  return (
    <PageLayout chat={<Assistant />} background={<ActivityToasts />}>
      <Outlet />
    </PageLayout>
  )
}
