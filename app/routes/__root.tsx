import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import display from '~/fonts/display.woff2?url'
import text from '~/fonts/text.woff2?url'
import { contentSecurityPolicy } from '~/lib/content-security-policy'
import type { RouterContext } from '~/router'
import { documentHead } from '~/seo/document-head'
import { Document } from '~/shell/document'
import { PageFrame } from '~/shell/page-frame'

import '~/styles/app.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  headers: ({ ssr, match }) =>
    ssr?.nonce
      ? { 'Content-Security-Policy': contentSecurityPolicy(ssr.nonce, match.context.site) }
      : undefined,
  head: ({ match }) => documentHead({ siteName: match.context.site.name, fonts: [display, text] }),
  shellComponent: Document,
  component: Root,
})

function Root() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}
