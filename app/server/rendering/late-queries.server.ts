import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * The integration of router and queries sends a stream with every page, for answers that arrive while it is rendered:
 * 2 KB of script, which alone could cost the HTML of home one more round trip. Mostly all answers are known before,
 * and then none is sent.
 */
export function sendOnlyLateQueries({ options }: AnyRouter, queryClient: QueryClient): void {
  const { dehydrate } = options
  options.dehydrate = async () => {
    const page: { query?: object } | undefined = await dehydrate?.()
    if (!page?.query || !isAnswered(queryClient)) return page
    return { ...page, query: { ...page.query, stream: undefined } }
  }
}

/** Whether all that a page asks for is known before it is rendered. */
export function isAnswered(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success' && state.fetchStatus === 'idle')
}
