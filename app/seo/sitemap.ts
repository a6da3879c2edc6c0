import { escapeMarkup } from '#functions/_shared/escape-markup.ts'
import { citySlugs } from '~/content/cities/city'
import { legacyCityPath } from '~/content/legacy-redirects'

import { cityPath, mainPages } from './site-pages'

interface SitemapEntry {
  path: string
  priority: string
  /**
   * The files that hold the words of the page, whole folders with a slash at the end. None for an address that
   * only redirects, and for pages whose words are not ours (reviews) or are settings (contact).
   */
  sources: readonly string[]
}

/** The pages search engines are told about, in the order and with the priorities of the specification. */
export const sitemapEntries: readonly SitemapEntry[] = [
  {
    path: mainPages.home.path,
    priority: '1.0',
    sources: ['app/content/home-hero.ts', 'app/content/home-text.ts'],
  },
  { path: mainPages.services.path, priority: '0.9', sources: ['app/content/services/'] },
  {
    path: mainPages.gallery.path,
    priority: '0.8',
    sources: ['app/content/gallery.ts', 'app/content/home-gallery.ts'],
  },
  { path: mainPages.reviews.path, priority: '0.8', sources: [] },
  { path: mainPages.contact.path, priority: '0.9', sources: [] },
  {
    path: mainPages.epoxy.path,
    priority: '0.7',
    sources: ['app/content/epoxy.ts', 'app/content/epoxy-floors.ts'],
  },
  ...citySlugs.map((slug) => ({
    path: cityPath(slug),
    priority: '0.7',
    sources: [`app/content/cities/${slug}.ts`],
  })),
  ...citySlugs.map((slug) => ({ path: legacyCityPath(slug), priority: '0.6', sources: [] })),
]

/** When a file was last changed, as `2026-01-31`; null or missing when nothing certain is known. */
export type ContentDates = Readonly<Record<string, string | null>>

/** The sitemap as XML. A page gets a date only if that of each of its sources is known. */
export function sitemapXml(siteUrl: string, dates: ContentDates): string {
  const urls = sitemapEntries.map((entry) => urlElement(siteUrl, entry, dates))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function urlElement(siteUrl: string, { path, priority, sources }: SitemapEntry, dates: ContentDates): string {
  const changed = lastChange(sources, dates)
  const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `  <url><loc>${escapeMarkup(siteUrl + path)}</loc>${date}<priority>${priority}</priority></url>`
}

function lastChange(sources: readonly string[], dates: ContentDates): string | undefined {
  const changes = sources.flatMap((source) => changesOf(source, dates))
  const known = changes.filter((date) => date !== null)
  return known.length === changes.length ? known.toSorted().at(-1) : undefined
}

function changesOf(source: string, dates: ContentDates): (string | null)[] {
  if (!source.endsWith('/')) return [dates[source] ?? null]
  return Object.entries(dates).flatMap(([file, date]) => (file.startsWith(source) ? [date] : []))
}

/** Everything may be read: what should not be indexed says so itself. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}
