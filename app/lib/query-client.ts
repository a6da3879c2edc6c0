import { QueryClient } from '@tanstack/react-query'

import { isFailedResult } from './failed-result.ts'

const hourMs = 60 * 60_000

interface QueryClientOptions {
  isServer: boolean
}

export function createQueryClient({
  isServer,
}: QueryClientOptions): QueryClient {
  const queries = {
    staleTime: Infinity,
    // As specified for reviews. Queries hydrated with the page have only this
    // default. On the server, the timer would keep a request's memory.
    gcTime: isServer ? Infinity : hourMs,
    retry: false,
    // Offline, queries fail instead of waiting for a connection.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Keeps the displayed data if a refetch fails.
    structuralSharing: (shown: unknown, read: unknown) =>
      isFailedResult(read) && shown !== undefined ? shown : read,
  } as const
  return new QueryClient({ defaultOptions: { queries } })
}

/** The data in the HTML was up to date when the document was loaded. */
export function sinceLoad(
  ms: number,
  { state }: { state: { dataUpdatedAt: number } },
): number {
  return ms + Math.max(0, performance.timeOrigin - state.dataUpdatedAt)
}
