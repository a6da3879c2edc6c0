/**
 * By these a route says that its page is the same for everybody. A page that was not found or broke does not say
 * it. The edge reads the header and sends one of its own (decision 015).
 */
export function sharedPageHeaders({ match }: { match: { status: string } }): Record<string, string> {
  return match.status === 'success' ? { 'Cache-Control': 'public, s-maxage=60' } : {}
}
