/** A response for machines that is the same for everybody, and may be an hour old. */
export function hourlyResponse(type: string, body: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } })
}

/**
 * By these a route says that its page is the same for everybody: to the page cache, and to a CDN in front. A page that
 * was not found or broke does not say it.
 */
export function sharedPageHeaders({ match }: { match: { status: string } }): Record<string, string> {
  return match.status === 'success'
    ? { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
    : {}
}
