import { search } from '#firm/pages/search.ts'

import { fillFacts } from './fill-facts.ts'

/**
 * Metadata for search engines. `pageTitle` appends the site's name to the
 * title, which has up to 31 characters.
 */
export type PageMeta = { title: string; description: string; keywords: string }

/**
 * Returns the document title. With a site name of up to 26 characters, it fits
 * the 60 that search results show.
 */
export function pageTitle(ownTitle: string, siteName: string): string {
  return `${ownTitle} | ${siteName}`
}

export const searchResults = fillFacts(search)
