import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import {
  createIsomorphicFn,
  getGlobalStartContext,
} from '@tanstack/react-start'

import { ErrorPage } from './components/layout/error-page'
import { NotFoundPage } from './components/layout/not-found-page'
import type { Site } from './content/site-settings'
import { routeTree } from './routeTree.gen'
import { serverSite } from './server/env.server'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** Id of the failed request in the log, for the error page. */
  requestId: string | undefined
}

/**
 * Server only. The browser receives the site and request id with the page,
 * before rendering (`hydrate` below).
 */
const serverContext = createIsomorphicFn().server(() => ({
  site: serverSite(),
  requestId: getGlobalStartContext()?.requestId,
  /**
   * For the Content-Security-Policy: 128 random bits, new for every rendered
   * page.
   */
  nonce: btoa(
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))),
  ),
}))

/**
 * Creates a router and its query cache, once per request on the server and once
 * per visit in the browser.
 */
export function getRouter() {
  const queryClient = createQueryClient()
  const { nonce, site = Object.create(null), requestId } = serverContext() ?? {}
  const context: RouterContext = { queryClient, site, requestId }

  const router = createRouter({
    routeTree,
    context,
    ...(nonce ? { ssr: { nonce } } : {}),
    // Only error pages get the id because all other pages are shared by all
    // visitors.
    dehydrate: (): Omit<RouterContext, 'queryClient'> => ({
      site: context.site,
      requestId: hasFailed() ? context.requestId : undefined,
    }),
    hydrate: (sent: Omit<RouterContext, 'queryClient'>) =>
      void Object.assign(context, sent),
    // The server redirects known pages to their canonical URL. Unknown URLs
    // respond with 404 right away.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoreAfterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  const hasFailed = () =>
    router.state.matches.some(({ status }) => status === 'error')
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

function createQueryClient(): QueryClient {
  const queries = {
    staleTime: Infinity,
    // Reviews are cached for an hour, as specified, and queries hydrated with
    // the page have only this default. On the server, the timer would retain a
    // request's memory for that long.
    gcTime: import.meta.env.SSR ? Infinity : 60 * 60_000,
    retry: false,
    // Offline, queries fail instead of waiting for a connection.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Keeps the displayed data if a refetch fails.
    structuralSharing: (shown: unknown, read: unknown) =>
      (Object(read).ok === false && shown) || read,
  } as const
  return new QueryClient({ defaultOptions: { queries } })
}

/**
 * Enables the router's scroll restoration except on the page that arrived as
 * HTML. A script in the HTML has already restored that one, and restoring it
 * again on hydration would undo the visitor's scrolling since then.
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
