const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * The headers of every response of this site: pages, files, redirects and errors alike. A browser that has seen the last
 * one connects to this host over https only for a year; with `HSTS_INCLUDE_SUBDOMAINS=on` also all of its subdomains, which may
 * be mail or a shop that another company runs.
 */
export function securityHeaders(
  siteUrl: string,
  includeSubdomains: string | undefined,
): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return always
  const subdomains = includeSubdomains?.trim() === 'on' ? '; includeSubDomains' : ''
  return { ...always, 'Strict-Transport-Security': `max-age=31536000${subdomains}` }
}

/** The policy of a page that brings its own style and runs nothing. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
