/**
 * Creates a response, such as robots.txt, that is the same for every client and
 * may be cached for an hour.
 */
export function hourlyResponse(type: string, body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  })
}

/**
 * Returns the headers that let the page cache and a CDN share a route's page
 * among visitors. Pages that were not found or failed to load are not shared.
 */
export function sharedPageHeaders({
  match,
}: {
  match: { status: string }
}): Record<string, string> {
  return match.status === 'success'
    ? {
        'Cache-Control':
          'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      }
    : {}
}
