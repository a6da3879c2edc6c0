import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

import { ErrorPage, NotFoundPage } from './components/layout/not-found-and-error-pages'
import type { Site } from './content/business'
import { serverSite } from './lib/env.server'
import { routeTree } from './routeTree.gen'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** What the log calls the request that failed, for the error page. */
  requestId: string | undefined
}

/** In the browser all of this comes with the page, before anything renders (`hydrate` below). */
const serverContext = createIsomorphicFn().server(() => ({
  site: serverSite(),
  requestId: getGlobalStartContext()?.requestId,
  /** For the Content-Security-Policy: 128 random bits, one per rendered page. */
  nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
}))

/** One router, with its own query cache, per request on the server and per visit in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const { nonce, site = Object.create(null), requestId } = serverContext() ?? {}
  const context: RouterContext = { queryClient, site, requestId }

  const router = createRouter({
    routeTree,
    context,
    ...(nonce ? { ssr: { nonce } } : {}),
    // Only an error page needs the id: every other page is shared by all visitors.
    dehydrate: (): Omit<RouterContext, 'queryClient'> => ({
      site: context.site,
      requestId: hasFailed() ? context.requestId : undefined,
    }),
    hydrate: (sent: Omit<RouterContext, 'queryClient'>) => void Object.assign(context, sent),
    // The server redirects known pages to their one address; an unknown address is not found at once.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoreAfterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  const hasFailed = () => router.state.matches.some(({ status }) => status === 'error')
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

function createQueryClient(): QueryClient {
  const queries = {
    staleTime: Infinity,
    // The specified hour that reviews are kept. Queries that come with the page have this time alone. On the server
    // a timer would hold the memory of a request for that long.
    gcTime: import.meta.env.SSR ? Infinity : 60 * 60_000,
    retry: false,
    // Without a network a query fails instead of waiting for one.
    networkMode: 'always',
    refetchOnReconnect: true,
    // What is in sight stays when it cannot be read again.
    structuralSharing: (shown: unknown, read: unknown) => (Object(read).ok === false && shown) || read,
  } as const
  return new QueryClient({ defaultOptions: { queries } })
}

/**
 * The router's scroll restoration, except for the page that came as HTML: a script in the HTML has restored that one,
 * and doing it again on hydration would undo what the visitor has scrolled since.
 */
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
