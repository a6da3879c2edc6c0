import type { Site } from '../content/site-settings.ts'

/** A local Supabase has no storage. Its videos are files of the site. */
export function mediaOrigins(
  { mediaHosts }: Pick<Site, 'mediaHosts'>,
  supabaseUrl?: string,
): string[] {
  const storage = supabaseUrl?.startsWith('https://')
    ? [new URL(supabaseUrl).origin]
    : []
  return [...new Set([...storage, ...mediaHosts])]
}

export function isAllowedMedia(
  address: string,
  site: Pick<Site, 'url' | 'mediaHosts'>,
  supabaseUrl?: string,
): boolean {
  const origin = URL.parse(address, site.url)?.origin
  return [site.url, ...mediaOrigins(site, supabaseUrl)].some(
    (allowed) => allowed === origin,
  )
}
