import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

import type { Site } from './content/site'
import { serverSite } from './lib/env.server'
import { routeTree } from './routeTree.gen'
import { ErrorPage } from './shell/error-page'
import { lateNotFoundPage } from './shell/late-not-found-page'
import { restoreAfterFirstPage } from './shell/scroll-restoration'
import type { FirstPicture } from './ui/first-picture'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  /** What the log calls the request that broke, for the page that says so. */
  requestId: string | undefined
  /** Filled while a page is rendered on the server. */
  firstPictures: FirstPicture[]
}

/** What of the context the browser cannot know. */
interface SentPage {
  site: Site
  requestId?: string | undefined
}

// In the browser it comes with the page: `hydrate` below puts it in before anything renders.
const initialSite = createIsomorphicFn()
  .server((): Site => serverSite())
  .client((): Site => Object.create(null))

/** For the Content-Security-Policy: 128 random bits, one per rendered page. */
const renderNonce = createIsomorphicFn().server(() =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
)
const requestId = createIsomorphicFn().server(() => getGlobalStartContext()?.requestId)

/** One router, with its own query cache, per request on the server and per visit in the browser. */
export function getRouter() {
  // Texts are of the build: as long as a page is open, they stay what they are. What changes says so itself.
  const queries = {
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network a query fails instead of waiting for one, and what has come before needs none.
    networkMode: 'always',
    refetchOnReconnect: true,
  } as const
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  const context: RouterContext = {
    queryClient,
    site: initialSite(),
    requestId: requestId(),
    firstPictures: [],
  }
  const nonce = renderNonce()

  const router = createRouter({
    routeTree,
    context,
    ...(nonce ? { ssr: { nonce } } : {}),
    // A page that is well has no use for its id, and its copy belongs to everybody.
    dehydrate: (): SentPage => ({
      site: context.site,
      ...(isBroken(router) ? { requestId: context.requestId } : {}),
    }),
    hydrate: (page: SentPage) => {
      context.site = page.site
      context.requestId = page.requestId
    },
    // Never a redirect of its own for a slash at the end: the edge sends known pages to their one address, and
    // an unknown address is not found at once.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    // The router's own 50 ms are half of what a click may take; a pointer on its way across passes in less.
    defaultPreloadDelay: 20,
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoreAfterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <lateNotFoundPage.Component />,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

function isBroken({ stores }: AnyRouter): boolean {
  return stores.matches.get().some(({ status }) => status === 'error')
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
