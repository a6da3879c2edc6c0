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
    // Reviews are kept for an hour, as specified, and queries hydrated with the
    // page have only this default. On the server, the timer would retain a
    // request's memory for that long.
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

/**
 * Returns a `staleTime` that counts from when the document was loaded. The data
 * in its HTML may have been rendered long before, but was up to date then.
 */
export function sinceLoad(
  ms: number,
  { state }: { state: { dataUpdatedAt: number } },
): number {
  return ms + Math.max(0, performance.timeOrigin - state.dataUpdatedAt)
}
