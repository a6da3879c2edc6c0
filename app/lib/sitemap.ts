import { escapeHtml } from '#domain/escape-html.ts'
import { citySlugs } from '~/content/cities/city-index'
import { hasGallery } from '~/content/gallery-filters'
import { legacyCityRedirects } from '~/content/legacy-urls'

import { cityPath, mainPages, specialtyPages } from './site-pages'

// In the order and with the priorities of the specification.
const entries = [
  [mainPages.home.path, '1.0'],
  [mainPages.services.path, '0.9'],
  ...(hasGallery ? [[mainPages.gallery.path, '0.8']] : []),
  [mainPages.reviews.path, '0.8'],
  [mainPages.contact.path, '0.9'],
  ...specialtyPages.map(({ path }) => [path, '0.7']),
  ...citySlugs.map((slug) => [cityPath(slug), '0.7']),
  ...legacyCityRedirects.map(({ from }) => [from, '0.6']),
]

export function sitemapXml(siteUrl: string): string {
  const urls = entries.map(
    ([path, priority]) =>
      `  <url><loc>${escapeHtml(`${siteUrl}${path}`)}</loc><priority>${priority}</priority></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** Pages that must not be indexed have their own `noindex`. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
