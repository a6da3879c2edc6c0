import { type Business, business } from '~/content/business'
import { mapProvider } from '~/content/map-text'

import { mediaOrigins } from './media-origins'

// Style attributes are for the first frames of animations.
export function contentSecurityPolicy(
  nonce: string,
  {
    reviewWidget,
    mediaHosts,
  }: Pick<Business, 'reviewWidget' | 'mediaHosts'> = business,
): string {
  // Vite's development client injects style elements and connects over a
  // WebSocket.
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
    `connect-src 'self' ${mapProvider.origin}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${mapProvider.origin}${reviewWidget ? " 'self'" : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
