const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// HSTS leaves out subdomains by default, because another company may run them.
export function securityHeaders(
  siteUrl: string,
  includeSubdomains: string | undefined,
): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return baseHeaders
  const subdomains =
    includeSubdomains?.trim() === 'on' ? '; includeSubDomains' : ''
  return {
    ...baseHeaders,
    'Strict-Transport-Security': `max-age=31536000${subdomains}`,
  }
}

export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
