import type { QueryClient } from '@tanstack/react-query'

/** Whether all that a page asks for is known before it is rendered. */
export function isAnswered(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success' && state.fetchStatus === 'idle')
}
