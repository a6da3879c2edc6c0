/** The attributes of a `<link>` in a page's head, as routes write them. */
interface HeadLink {
  rel?: string | undefined
  href?: string | undefined
  as?: string | undefined
  type?: string | undefined
  media?: string | undefined
  crossOrigin?: string | undefined
  fetchPriority?: string | undefined
  imageSrcSet?: string | undefined
  imageSizes?: string | undefined
}

const parameters = [
  'as',
  'type',
  'media',
  'crossOrigin',
  'fetchPriority',
  'imageSrcSet',
  'imageSizes',
] as const satisfies (keyof HeadLink)[]

/**
 * What the head of a page preloads, as a `Link` header: a CDN sends it ahead as 103 Early Hints, while the page
 * is still being made. Only what the head names itself; scripts are none of it.
 */
export function preloadHeader(links: readonly (HeadLink | undefined)[]): string | undefined {
  const preloads = links.flatMap((link) =>
    link?.rel === 'preload' && link.href ? [entry(link, link.href)] : [],
  )
  return preloads.length > 0 ? preloads.join(', ') : undefined
}

function entry(link: HeadLink, href: string): string {
  const given = parameters.flatMap((name) => {
    const value = link[name]
    if (value === undefined) return []
    // Without a value it means the same.
    return [value === 'anonymous' ? 'crossorigin' : `${name.toLowerCase()}="${value}"`]
  })
  return [`<${href}>`, 'rel=preload', ...given].join('; ')
}
