import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'

import { ErrorPage } from './components/layout/error-page'
import { NotFoundPage } from './components/layout/not-found-page'
import { createQueryClient } from './lib/query-client'
import { routeTree } from './routeTree.gen'
import { currentRequestId } from './server/request-id.server'

export interface RouterContext {
  queryClient: QueryClient
  /** Id of the request in the log, for the error page. On the server only. */
  requestId: string | undefined
}

const requestContext = createIsomorphicFn().server(() => ({
  requestId: currentRequestId(),
  nonce: btoa(
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))),
  ),
}))

export function getRouter() {
  const queryClient = createQueryClient({ isServer: import.meta.env.SSR })
  const { nonce, requestId } = requestContext() ?? {}
  const router = createRouter({
    routeTree,
    context: { queryClient, requestId },
    ...(nonce ? { ssr: { nonce } } : {}),
    // The server redirects known pages to their canonical URL.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoreAfterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

// A script in the HTML restores the first page. Restoring it again on hydration
// would undo the visitor's scrolling since then.
function restoreAfterFirstPage(): () => boolean {
  let isFirstPage = typeof document !== 'undefined'
  return () => {
    if (!isFirstPage) return true
    isFirstPage = false
    return false
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
