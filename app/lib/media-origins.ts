import type { Business } from '../content/business.ts'

/** A local Supabase has no storage. Its videos are files of the site. */
export function mediaOrigins(
  { mediaHosts }: Pick<Business, 'mediaHosts'>,
  supabaseUrl?: string,
): string[] {
  const storage = supabaseUrl?.startsWith('https://')
    ? [new URL(supabaseUrl).origin]
    : []
  return [...new Set([...storage, ...mediaHosts])]
}

export function isAllowedMedia(
  address: string,
  site: { url: string } & Pick<Business, 'mediaHosts'>,
  supabaseUrl?: string,
): boolean {
  const origin = URL.parse(address, site.url)?.origin
  return [site.url, ...mediaOrigins(site, supabaseUrl)].some(
    (allowed) => allowed === origin,
  )
}
