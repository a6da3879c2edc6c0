/**
 * The origins besides the site's own that films and pictures may come from: the hosts of `SITE_MEDIA_HOSTS`, and the
 * storage of a hosted Supabase project. The embedded one (plain http on loopback) has none: its films are files of the site.
 */
export function mediaOrigins(mediaHosts: readonly string[], supabaseUrl: string | undefined): string[] {
  const storage = supabaseUrl?.startsWith('https://') ? [new URL(supabaseUrl).origin] : []
  return [...new Set([...storage, ...mediaHosts])]
}

/** Whether a page may load this film or picture, by its content security policy. */
export function isAllowedMedia(address: string, origins: readonly string[]): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) return true
  const url = URL.parse(address)
  return url !== null && origins.includes(url.origin)
}
