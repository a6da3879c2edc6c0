import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import { PageLayout } from '~/components/layout/page-layout'
import { RootDocument } from '~/components/layout/root-document'
import { fonts } from '~/content/fonts'
import { Assistant } from '~/features/assistant/assistant'
import { ActivityToasts } from '~/features/social-proof/activity-toasts'
import { contentSecurityPolicy } from '~/lib/content-security-policy'
import { documentHead } from '~/lib/page-head'
import type { RouterContext } from '~/router'
import { readSiteUrl } from '~/server/site-url.functions'

import '~/styles/app.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async () => ({ siteUrl: await readSiteUrl() }),
  shouldReload: false,
  headers: ({ ssr }) => {
    if (!ssr?.nonce) return undefined
    const policy = contentSecurityPolicy(ssr.nonce)
    return { 'Content-Security-Policy': policy }
  },
  head: () => documentHead(fonts),
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
