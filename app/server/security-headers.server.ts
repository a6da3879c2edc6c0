import type { FlatHeaders } from './http/flat-headers'

/** Sent with every answer: pages, assets, redirects and errors alike. */
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// An HTML page that brings no policy of its own (a framework's bare error page) may run nothing at all.
const bareHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const oneYear = 31_536_000

/** The security headers of every answer of this site. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  const transport = https ? { 'Strict-Transport-Security': `max-age=${oneYear}; includeSubDomains` } : {}
  return { ...always, ...transport }
}

/** The same as Node sends them. */
export function flatSecurityHeaders(options: { https: boolean }): FlatHeaders {
  return Object.entries(securityHeaders(options)).flat()
}

/** A copy of `response` with the security headers; a copy because redirects come with frozen headers. */
export function withSecurityHeaders(response: Response, options: { https: boolean }): Response {
  const { body, status, statusText, headers: given } = response
  const secured = new Response(body, { status, statusText, headers: given })
  const { headers } = secured
  for (const [name, value] of Object.entries(securityHeaders(options))) headers.set(name, value)

  if (headers.get('content-type')?.startsWith('text/html')) {
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', bareHtmlPolicy)
    // A page rendered for one visitor is that visitor's. Not `no-store`: going back should cost nothing.
    headers.set('Cache-Control', 'private, no-cache')
  }
  // Nothing that went wrong is worth keeping, and the 404 of a file that is not there yet least of all.
  if (status >= 400) headers.set('Cache-Control', 'no-store')

  return secured
}
