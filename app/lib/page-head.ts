import { brandColors } from '~/content/brand'
import { type PageMeta, pageTitle } from '~/content/page-texts'

import { type GraphInput, pageGraph } from './json-ld'
import { sharedPicture, sharedPictureSize, type SitePage } from './site-pages'

interface PageHeadInput extends Pick<GraphInput, 'site' | 'service'> {
  meta: PageMeta
  /** Without it, nothing of the page may be indexed. */
  page?: SitePage
}

/** Title, description, canonical, Open Graph and structured data of one page; the only place they are made. */
export function pageHead({ meta: { title: heading, description, keywords }, page, ...input }: PageHeadInput) {
  const { site } = input
  const title = pageTitle(heading, site.name)
  const texts = [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ]
  if (!page) return { meta: [...texts, { name: 'robots', content: 'noindex' }], links: [], scripts: [] }

  const url = `${site.url}${page.path}`
  const { src, alt } = sharedPicture(page.kind)
  const graph = import.meta.env.SSR
    ? // Nothing in it ends the element it stands in.
      JSON.stringify(pageGraph({ ...input, page, title, description })).replaceAll('<', String.raw`\u003c`)
    : graphInPage(url)
  return {
    meta: [
      ...texts,
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.url}${src}` },
      { property: 'og:image:alt', content: alt },
      { property: 'og:image:width', content: String(sharedPictureSize.width) },
      { property: 'og:image:height', content: String(sharedPictureSize.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: url }],
    // Not as an entry of `meta`, of which the router makes a text once more, to compare it with the others.
    scripts: graph ? [{ type: graphType, children: graph }] : [],
  }
}

const graphType = 'application/ld+json'

/**
 * Only crawlers read the graph, and they take whole pages: making it in the browser would be script without a use.
 * There it is read from the page, which React could not hydrate without it, and it goes with that page.
 */
function graphInPage(url: string): string | undefined {
  const text = document.querySelector(`[type="${graphType}"]`)?.textContent
  return text?.includes(`"${url}#webpage"`) ? text : undefined
}

/**
 * What every page carries in its head. Pages replace the title by their own: this one is for errors.
 * @param fonts addresses of the faces the first screen needs.
 */
export function documentHead({ siteName, fonts }: { siteName: string; fonts: string[] }) {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
  return {
    meta: [
      { charSet: 'utf-8' },
      { title: siteName },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: brandColors.deep },
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
    ],
    links: [
      // With a size of its own, or browsers that can draw the mark at any size would take this file all the same.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...fonts.map((href) => ({ ...font, href })),
    ],
  }
}
