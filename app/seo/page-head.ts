import { type PageMeta, pageTitle } from '~/content/page-texts'
import type { Site } from '~/content/site'

export interface PageHeadInput {
  site: Site
  meta: PageMeta
  /** Canonical path with its canonical query, beginning with a slash. Left out where nothing may be indexed. */
  path?: string
  /** Path of the 1200 × 630 picture shown when the page is shared. */
  image?: string
  /** Structured data of this page, one graph. */
  graph?: object
}

/** Title, description, canonical, Open Graph and structured data of one page; the only place they are made. */
export function pageHead({ site, meta, path, image = '/social/home.jpg', graph }: PageHeadInput) {
  const title = pageTitle(meta.title, site.name)
  const url = path === undefined ? undefined : `${site.url}${path}`
  return {
    meta: [
      { title },
      { name: 'description', content: meta.description },
      ...(meta.keywords.length > 0 ? [{ name: 'keywords', content: meta.keywords.join(', ') }] : []),
      ...(url
        ? openGraph({ site, title, description: meta.description, url, image })
        : [{ name: 'robots', content: 'noindex' }]),
      // This form escapes angle brackets; a script child would not.
      ...(graph ? [{ 'script:ld+json': graph }] : []),
    ],
    links: url ? [{ rel: 'canonical', href: url }] : [],
  }
}

interface OpenGraphInput {
  site: Site
  title: string
  description: string
  url: string
  image: string
}

function openGraph({ site, title, description, url, image }: OpenGraphInput) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${site.url}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
