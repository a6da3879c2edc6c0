import type { AnyRouteMatch } from '@tanstack/react-router'

import { brandColors } from '~/content/brand-colors'
import { business } from '~/content/business'
import { type PageMeta, pageTitle } from '~/content/page-metadata'

import { type GraphInput, pageGraph } from './json-ld'
import { sharedPicture, sharedPictureSize, type SitePage } from './site-pages'
import { siteUrlOfMatches } from './site-url-of-matches'

interface PageHeadInput extends Pick<GraphInput, 'service'> {
  matches: readonly AnyRouteMatch[]
  meta: PageMeta
  /** Omitted for pages that must not be indexed. */
  page?: SitePage
}

export function pageHead({
  matches,
  meta: { title: heading, description, keywords },
  page,
  service,
}: PageHeadInput) {
  const site = { ...business, url: siteUrlOfMatches(matches) }
  const title = pageTitle(heading, site.name)
  const basicMeta = [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ]
  if (!page)
    return {
      meta: [...basicMeta, { name: 'robots', content: 'noindex' }],
      links: [],
      scripts: [],
    }

  const url = `${site.url}${page.path}`
  const graph = import.meta.env.SSR
    ? // Escaped so that no text can close the script element.
      JSON.stringify(
        pageGraph({ site, title, description, page, service }),
      ).replaceAll('<', String.raw`\u003c`)
    : graphInDocument(url)
  return {
    meta: [...basicMeta, ...previewMeta({ site, title, description, page })],
    links: [{ rel: 'canonical', href: url }],
    // The router would serialize a `meta` entry again to deduplicate entries.
    scripts: graph ? [{ type: graphType, children: graph }] : [],
  }
}

function previewMeta({
  site,
  title,
  description,
  page,
}: Omit<GraphInput, 'service'>) {
  const { src, alt } = sharedPicture(page)
  const { width, height } = sharedPictureSize
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${site.url}${page.path}` },
    { property: 'og:image', content: `${site.url}${src}` },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const graphType = 'application/ld+json'

// React needs the graph of the server for hydration. Only crawlers read it, so
// the browser never builds one.
function graphInDocument(url: string): string | undefined {
  const text = document.querySelector(`[type="${graphType}"]`)?.textContent
  return text?.includes(`"${url}#webpage"`) ? text : undefined
}

/** @param fonts URLs of the fonts used above the fold. */
export function documentHead(fonts: readonly string[]) {
  const font = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const
  return {
    meta: [
      { charSet: 'utf-8' },
      { title: business.name },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: brandColors.deep },
      {
        name: 'format-detection',
        content: 'telephone=no, date=no, address=no, email=no',
      },
    ],
    links: [
      // Without `sizes`, browsers that support the SVG icon would load it too.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...fonts.map((href) => ({ ...font, href })),
    ],
  }
}
