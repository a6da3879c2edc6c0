import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** As the integration of router and queries sends them with the page: what is known, then what is still to come. */
interface SentQueries {
  initial?: unknown
  stream?: ReadableStream | undefined
}

/**
 * The integration sends a stream with every page, for answers that arrive while it is rendered: 2 KB of script, which
 * alone could cost the HTML of home one more round trip. Mostly all answers are known before, and then none is sent.
 */
export function streamOnlyLateQueries(router: AnyRouter, queryClient: QueryClient): void {
  const { options } = router
  const { dehydrate, hydrate } = options
  if (import.meta.env.SSR) {
    options.dehydrate = async () => {
      const page: { query?: SentQueries } | undefined = await dehydrate?.()
      if (!page?.query || !isAnswered(queryClient)) return page
      return { ...page, query: { ...page.query, stream: undefined } }
    }
    return
  }
  options.hydrate = (page: { query: SentQueries }) => {
    page.query.stream ??= new ReadableStream({ start: (controller) => controller.close() })
    return hydrate?.(page)
  }
}

/** Whether all that a page asks for is known before it is rendered. */
export function isAnswered(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success' && state.fetchStatus === 'idle')
}
