import type { QuoteOrigin } from '#functions/_shared/quote-origin.ts'
import { cities } from '~/content/cities/cities'
import { defaultServiceId } from '~/content/services/service'
import { serviceById } from '~/content/services/services'
import { pagePaths } from '~/lib/canonical-path'
import { readServicesSearch } from '~/lib/search-params'
import { cityPath, mainPages, servicePage } from '~/lib/site-pages'

/**
 * What a page's address tells the owner about a request made there. Only pages of ours, by their one address:
 * nothing else a visitor's browser may carry in it goes on.
 */
export function quoteOrigin(address: string): QuoteOrigin | undefined {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url || !pagePaths.includes(url.pathname)) return undefined
  if (url.pathname === mainPages.services.path) {
    const { tab = defaultServiceId } = readServicesSearch(Object.fromEntries(url.searchParams))
    const service = serviceById[tab]
    return { page: servicePage(service).path, subject: service.shortTitle }
  }
  const city = cities.find(({ slug }) => cityPath(slug) === url.pathname)
  return { page: url.pathname, ...(city ? { subject: city.name } : {}) }
}
