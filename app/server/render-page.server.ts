import type { QueryClient } from '@tanstack/react-query'
import { defaultStreamHandler } from '@tanstack/react-start/server'

import { isFailedResult } from '~/lib/failed-result'

import { errorResponse } from './error-responses.server'
import { log } from './request-log.server'

type PageHandler = typeof defaultStreamHandler

/** For browsers and a CDN, which may serve a page for half a minute. */
export const sharedCaching = 'public, max-age=0, s-maxage=30'

export const renderPage: PageHandler = async (page) => {
  const { matches } = page.router.state
  for (const { status, error } of matches) {
    if (status === 'error') log.error({ err: error }, 'failed to load a page')
  }
  const isFound = matches.every(({ status }) => status === 'success')
  page.responseHeaders.set('Cache-Control', cachingOf(page, isFound))
  try {
    return await defaultStreamHandler(page)
  } catch (err) {
    // Start itself would respond with JSON.
    log.error({ err }, 'failed to render a page')
    return errorResponse(500, page.request.headers.get('accept'))
  }
}

function cachingOf(
  { request, router }: Parameters<PageHandler>[0],
  isFound: boolean,
): string {
  // The response to a post is private to its visitor.
  if (!isFound || request.method === 'POST') return 'no-store'
  return hasAllData(router.options.context.queryClient)
    ? sharedCaching
    : 'private, no-cache'
}

/** A failed read counts as missing: it must not be shared. */
function hasAllData(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll()
  return queries.every(
    ({ state }) => state.status === 'success' && !isFailedResult(state.data),
  )
}
