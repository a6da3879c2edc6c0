import { useQuery } from '@tanstack/react-query'

// A frame reports even the browser's own error page as loaded.
export function useMapProvider(mapUrl: string, mayAsk: boolean): boolean {
  const { isSuccess } = useQuery({
    queryKey: ['map-provider', mapUrl],
    queryFn: ({ signal }) => answers(mapUrl, signal),
    enabled: mayAsk,
  })
  return isSuccess
}

/** The response stays opaque. Only its arrival matters. */
async function answers(mapUrl: string, signal: AbortSignal): Promise<true> {
  await fetch(mapUrl, { method: 'HEAD', mode: 'no-cors', signal })
  return true
}
