import type { Site } from '~/content/business'
import { mapProvider } from '~/content/business'

import { mediaOrigins } from './media-origins'

/**
 * The policy of a page whose scripts carry `nonce`. Everything is refused unless named here; nothing inline
 * runs without the nonce. Style attributes are allowed: animations set their first frame in the HTML.
 * Where there is a review widget, its own page may stand in a frame (features/reviews/review-widget-page.server.ts).
 */
export function contentSecurityPolicy(
  nonce: string,
  { reviewWidget, mediaHosts }: Pick<Site, 'reviewWidget' | 'mediaHosts'>,
): string {
  // Vite's development client injects style elements and talks over a web socket.
  const development = import.meta.env.DEV
  const supabaseUrl = import.meta.env.SSR ? process.env.SUPABASE_URL : undefined
  const media = mediaOrigins({ mediaHosts }, supabaseUrl)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...media].join(' '),
    "font-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${mapProvider.origin}${reviewWidget ? " 'self'" : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
