/** Sent with every answer: pages, assets, redirects and errors alike. */
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// An HTML page that brings no policy of its own (a framework's bare error page) may run nothing at all.
const bareHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const oneYear = 31_536_000

/** A copy of `response` with the security headers; a copy because redirects come with frozen headers. */
export function withSecurityHeaders(response: Response, options: { https: boolean }): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(always)) headers.set(name, value)

  if (options.https) headers.set('Strict-Transport-Security', `max-age=${oneYear}; includeSubDomains`)
  if (headers.get('content-type')?.startsWith('text/html') && !headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', bareHtmlPolicy)
  }
  // Nitro marks everything under /assets/ as immutable for a year, also the 404 of a file that is not there yet.
  if (response.status >= 400) headers.set('Cache-Control', 'no-store')

  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
