import { galleryKinds } from '~/content/gallery-categories'
import { serviceIds } from '~/content/services/service'

// Parsed by hand, unlike all other input, because every page needs this module
// at once and would have to load valibot before the visitor's first
// interaction.

/**
 * Every value that pages read from the query string. A successful plain form
 * post redirects to one of the values of `quote`, so that the confirmation
 * needs no cookie.
 */
export const searchValues = {
  tab: serviceIds,
  kind: galleryKinds,
  quote: ['sent', 'sent-short-phone'],
} as const

type Search = {
  [Name in keyof typeof searchValues]?:
    | (typeof searchValues)[Name][number]
    | undefined
}

/**
 * Parses the query of a page with a quote form. Ignores unknown values because
 * a bad query string is not an error.
 */
export function readQuoteSearch(
  search: Record<string, unknown>,
): Pick<Search, 'quote'> {
  return { quote: oneOf(searchValues.quote, search['quote']) }
}

/**
 * Parses the query of the gallery. Without a kind, the gallery shows all
 * pictures.
 */
export function readGallerySearch(
  search: Record<string, unknown>,
): Pick<Search, 'kind'> {
  return { kind: oneOf(searchValues.kind, search['kind']) }
}

/**
 * Parses the query of the services page. Without a tab, the page shows the
 * default service.
 */
export function readServicesSearch(
  search: Record<string, unknown>,
): Pick<Search, 'quote' | 'tab'> {
  return {
    ...readQuoteSearch(search),
    tab: oneOf(searchValues.tab, search['tab']),
  }
}

function oneOf<Value>(
  values: readonly Value[],
  input: unknown,
): Value | undefined {
  return values.find((value) => value === input)
}
