import { type PageMeta, pageTitle } from '~/content/page-texts'
import type { Site } from '~/content/site'

import type { SitePage } from './site-pages'
import { type GraphInput, type OfferedService, pageGraph } from './structured-data'

export interface PageHeadInput {
  site: Site
  meta: PageMeta
  /** Left out where nothing may be indexed. */
  page?: SitePage
  /** What the page offers, if it is about one service or one place. */
  service?: OfferedService
  catalog?: GraphInput['catalog']
  faq?: GraphInput['faq']
}

// The router writes all of these; its type knows only the attributes of a meta element.
interface HeadEntry {
  title?: string
  name?: string
  property?: string
  content?: string
  'script:ld+json'?: object
}

interface PageHead {
  meta: HeadEntry[]
  links: { rel: string; href: string }[]
}

/** Title, description, canonical, Open Graph and structured data of one page; the only place they are made. */
export function pageHead({ site, meta, page, service, catalog, faq }: PageHeadInput): PageHead {
  const title = pageTitle(meta.title, site.name)
  const { description } = meta
  const texts: HeadEntry[] = [
    { title },
    { name: 'description', content: description },
    ...(meta.keywords.length > 0 ? [{ name: 'keywords', content: meta.keywords.join(', ') }] : []),
  ]
  if (!page) return { meta: [...texts, { name: 'robots', content: 'noindex' }], links: [] }

  const url = `${site.url}${page.path}`
  return {
    meta: [
      ...texts,
      ...openGraph({ site, title, description, url, image: `${site.url}/social/${page.kind}.jpg` }),
      // This form escapes angle brackets; a script child would not.
      {
        'script:ld+json': pageGraph({
          site,
          title,
          description,
          page,
          ...(service ? { service } : {}),
          ...(catalog ? { catalog } : {}),
          ...(faq ? { faq } : {}),
        }),
      },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

interface OpenGraphInput {
  site: Site
  title: string
  description: string
  url: string
  image: string
}

function openGraph({ site, title, description, url, image }: OpenGraphInput): HeadEntry[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
