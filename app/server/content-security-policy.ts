import { mapProvider } from '~/content/map-provider'
import type { Site } from '~/content/site'

/**
 * The policy of a page whose scripts carry `nonce`. Everything is refused unless named here; nothing inline
 * runs without the nonce. Style attributes are allowed: animations set their first frame in the HTML.
 * Where there is a review widget, its own page may stand in a frame; what that lets in: review-widget/.
 */
export function contentSecurityPolicy(nonce: string, { reviewWidget }: Pick<Site, 'reviewWidget'>): string {
  // Vite's development client injects style elements and talks over a web socket.
  const development = import.meta.env.DEV
  const storage = import.meta.env.SSR ? hostedStorage(process.env.SUPABASE_URL) : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${storage}`,
    "font-src 'self'",
    `media-src 'self'${storage}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${mapProvider.origin}${reviewWidget ? " 'self'" : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

// The owner uploads featured videos and their posters to the storage of the hosted project. The embedded one
// (plain http on loopback) has no storage: its videos are files of the site.
function hostedStorage(supabaseUrl = ''): string {
  return supabaseUrl.startsWith('https://') ? ` ${new URL(supabaseUrl).origin}` : ''
}
