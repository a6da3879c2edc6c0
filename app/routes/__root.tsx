import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import { PageLayout } from '~/components/layout/page-layout'
import { RootDocument } from '~/components/layout/root-document'
import { Assistant } from '~/features/assistant/assistant'
import { SocialProof } from '~/features/social-proof/social-proof-notifications'
import display from '~/fonts/display.woff2?url'
import text from '~/fonts/text.woff2?url'
import { contentSecurityPolicy } from '~/lib/content-security-policy'
import { documentHead } from '~/lib/page-head'
import type { RouterContext } from '~/router'

import '~/styles/app.css'

const fonts = [display, text]

export const Route = createRootRouteWithContext<RouterContext>()({
  headers: ({ ssr, match }) =>
    ssr?.nonce
      ? {
          'Content-Security-Policy': contentSecurityPolicy(
            ssr.nonce,
            match.context.site,
          ),
        }
      : undefined,
  head: ({ match }) =>
    documentHead({ siteName: match.context.site.name, fonts }),
  shellComponent: RootDocument,
  component: Root,
})

function Root() {
  return (
    <PageLayout chat={<Assistant />} background={<SocialProof />}>
      <Outlet />
    </PageLayout>
  )
}
