interface MediaSettings {
  /** Origin of the site. */
  url: string
  mediaHosts: readonly string[]
}

/**
 * The origins besides the site's own that videos and pictures may come from: the hosts of `SITE_MEDIA_HOSTS`, and the
 * storage of a hosted Supabase project. The local one (plain http on loopback) has none: its videos are files of the site.
 */
export function mediaOrigins(
  { mediaHosts }: Pick<MediaSettings, 'mediaHosts'>,
  supabaseUrl: string | undefined,
): string[] {
  const storage = supabaseUrl?.startsWith('https://') ? [new URL(supabaseUrl).origin] : []
  return [...new Set([...storage, ...mediaHosts])]
}

/** Whether a page may load this video or picture, by its content security policy. */
export function isAllowedMedia(
  address: string,
  site: MediaSettings,
  supabaseUrl: string | undefined,
): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) return true
  const origin = URL.parse(address)?.origin
  return origin !== undefined && [site.url, ...mediaOrigins(site, supabaseUrl)].includes(origin)
}
