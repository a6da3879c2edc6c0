import { escapeHtml } from '#functions/_shared/escape-html.ts'
import { citySlugs } from '~/content/cities/city'
import { legacyCityPath } from '~/content/legacy-redirects'

import { cityPath, mainPages } from './site-pages'

/** The pages that search engines should know, in the order and with the priorities of the specification. */
const sitemapEntries: readonly { path: string; priority: string }[] = [
  { path: mainPages.home.path, priority: '1.0' },
  { path: mainPages.services.path, priority: '0.9' },
  { path: mainPages.gallery.path, priority: '0.8' },
  { path: mainPages.reviews.path, priority: '0.8' },
  { path: mainPages.contact.path, priority: '0.9' },
  { path: mainPages.epoxy.path, priority: '0.7' },
  ...citySlugs.map((slug) => ({ path: cityPath(slug), priority: '0.7' })),
  ...citySlugs.map((slug) => ({ path: legacyCityPath(slug), priority: '0.6' })),
]

/** The sitemap as XML. */
export function sitemapXml(siteUrl: string): string {
  const urls = sitemapEntries.map(
    ({ path, priority }) =>
      `  <url><loc>${escapeHtml(siteUrl + path)}</loc><priority>${priority}</priority></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Everything may be read: what should not be indexed says so itself. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}
