import { formatPhone } from '#functions/_shared/format-phone.ts'
import { type PageMeta, pageTitle, type SharedMeta } from '~/content/page-texts'
import type { Site } from '~/content/site'

import { type SitePage, socialCardPath } from './site-pages'
import { type GraphInput, type OfferedService, pageGraph } from './structured-data'

type PageHeadInput = HiddenPage | IndexedPage

/** Nothing of it may be indexed. */
interface HiddenPage {
  site: Site
  meta: PageMeta
  page?: undefined
}

interface IndexedPage {
  site: Site
  meta: SharedMeta
  page: SitePage
  /** What the page offers, if it is about one service or one place. */
  service?: OfferedService | undefined
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
export function pageHead(input: PageHeadInput): PageHead {
  const { site, meta } = input
  const title = pageTitle(meta.title, site.name)
  const { description } = meta
  const texts: HeadEntry[] = [
    { title },
    { name: 'description', content: description },
    ...(meta.keywords.length > 0 ? [{ name: 'keywords', content: meta.keywords.join(', ') }] : []),
  ]
  if (!input.page) return { meta: [...texts, { name: 'robots', content: 'noindex' }], links: [] }

  const { page } = input
  const url = `${site.url}${page.path}`
  return {
    meta: [
      ...texts,
      ...openGraph({
        site,
        title,
        description,
        url,
        card: `${site.url}${socialCardPath(page)}`,
        headline: input.meta.headline,
      }),
      ...(import.meta.env.SSR ? graphEntry(pageGraph({ ...input, title, description })) : graphInPage(url)),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** This form escapes angle brackets; a script child would not. */
function graphEntry(graph: object): HeadEntry[] {
  return [{ 'script:ld+json': graph }]
}

/**
 * Only crawlers read the graph, and they take whole pages: making it in the browser would be script for nobody.
 * There it is read from the page, which React could not take over without it, and it goes with that page.
 */
function graphInPage(url: string): HeadEntry[] {
  const text = document.querySelector('[type="application/ld+json"]')?.textContent
  return text?.includes(`"${url}#webpage"`) ? graphEntry(JSON.parse(text)) : []
}

interface OpenGraphInput {
  site: Site
  title: string
  description: string
  url: string
  card: string
  /** What the card reads. */
  headline: string
}

function openGraph({ site, title, description, url, card, headline }: OpenGraphInput): HeadEntry[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: card },
    // All that is written on it: scripts/photography/social-card-drawing.ts.
    { property: 'og:image:alt', content: `${headline}. ${site.name}, ${formatPhone(site.phone)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
