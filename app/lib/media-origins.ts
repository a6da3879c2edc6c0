import type { Site } from '../content/business.ts'

/**
 * The origins besides the site's own that videos and pictures may come from: the hosts of `SITE_MEDIA_HOSTS`, and the
 * storage of a hosted Supabase project. The local one (plain http on loopback) has none: its videos are files of the site.
 */
export function mediaOrigins({ mediaHosts }: Pick<Site, 'mediaHosts'>, supabaseUrl?: string): string[] {
  const storage = supabaseUrl?.startsWith('https://') ? [new URL(supabaseUrl).origin] : []
  return [...new Set([...storage, ...mediaHosts])]
}

/** Whether a page may load this video or picture, by its content security policy. */
export function isAllowedMedia(
  address: string,
  site: Pick<Site, 'url' | 'mediaHosts'>,
  supabaseUrl?: string,
): boolean {
  const origin = URL.parse(address, site.url)?.origin
  return [site.url, ...mediaOrigins(site, supabaseUrl)].some((allowed) => allowed === origin)
}
