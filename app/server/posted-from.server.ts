import { withClientIp } from './bounded-request.server'

const site = 'Sec-Fetch-Site'

/**
 * Where what was sent comes from, as far as its browser tells: a page of ours, of somebody else, or nobody says. Older
 * browsers name the origin only (iOS before 16.4), and behind a proxy that speaks TLS that is not the one this server
 * is asked under but the public one.
 */
export function postedFrom(
  { headers, url }: Request,
  publicOrigin: string,
): 'here' | 'elsewhere' | 'unknown' {
  const fetchSite = headers.get(site)
  if (fetchSite !== null) return fetchSite === 'same-origin' ? 'here' : 'elsewhere'
  const origin = headers.get('origin') || originOf(headers.get('referer'))
  if (origin === undefined) return 'unknown'
  return origin === publicOrigin || origin === new URL(url).origin ? 'here' : 'elsewhere'
}

/** The request as a newer browser would have sent it: the framework looks for itself, and knows one origin only. */
export async function markedSameOrigin(request: Request): Promise<Request> {
  if (request.headers.has(site)) return request
  const { url, method } = request
  const headers = new Headers(request.headers)
  headers.set(site, 'same-origin')
  const body = request.body ? await request.arrayBuffer() : null
  return withClientIp(request, new Request(url, { method, headers, body }))
}

function originOf(referer: string | null): string | undefined {
  return referer === null ? undefined : (URL.parse(referer)?.origin ?? 'null')
}
