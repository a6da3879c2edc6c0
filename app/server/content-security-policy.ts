/**
 * The policy of a page whose scripts carry `nonce`. Everything is refused unless named here; nothing inline
 * runs without the nonce. Style attributes are allowed: animations set their first frame in the HTML.
 */
export function contentSecurityPolicy(nonce: string): string {
  // Vite's development client injects style elements and talks over a web socket.
  const development = import.meta.env.DEV
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
