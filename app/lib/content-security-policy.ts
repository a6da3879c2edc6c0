import { type Business, business } from '~/content/business'
import { mapProvider } from '~/content/map-text'

import { mediaOrigins } from './media-origins'

// Style attributes are for the first frames of animations.
export function contentSecurityPolicy(
  nonce: string,
  {
    reviewWidget,
    mediaHosts,
    map,
  }: Pick<Business, 'reviewWidget' | 'mediaHosts' | 'map'> = business,
): string {
  // Vite's development client injects style elements and connects over a
  // WebSocket.
  const development = import.meta.env.DEV
  const supabaseUrl = import.meta.env.SSR ? process.env.SUPABASE_URL : undefined
  const maps = map ? [mapProvider.origin] : []
  const frames = [...maps, ...(reviewWidget ? ["'self'"] : [])]
  const media = mediaOrigins({ mediaHosts }, supabaseUrl)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    // Blobs are the photos that a visitor has chosen.
    ["img-src 'self' data: blob:", ...media].join(' '),
    "font-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    ["connect-src 'self'", ...maps, ...(development ? ['ws:'] : [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
