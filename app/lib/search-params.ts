import { galleryKinds } from '~/content/gallery-kind'
import { serviceIds } from '~/content/services/service'

// By hand, and not with valibot like all other input: every page needs this at once, and it would be the only reason
// to send a visitor the library before they touch anything.

/**
 * Every value a page reads from its query. `?quote=sent` is where a plain form post lands after success: it keeps
 * the notice out of cookies and the page reloadable.
 */
export const searchValues = { tab: serviceIds, kind: galleryKinds, quote: ['sent'] } as const

type Search = { [Name in keyof typeof searchValues]?: (typeof searchValues)[Name][number] | undefined }

/** What a page with a form reads. Another value counts as none: a bad query string is never an error. */
export function readQuoteSearch(search: Record<string, unknown>): Pick<Search, 'quote'> {
  return { quote: oneOf(searchValues.quote, search['quote']) }
}

/** What the gallery reads. No kind is all of them. */
export function readGallerySearch(search: Record<string, unknown>): Pick<Search, 'kind'> {
  return { kind: oneOf(searchValues.kind, search['kind']) }
}

/** What the services page reads. No tab is the default service. */
export function readServicesSearch(search: Record<string, unknown>): Pick<Search, 'quote' | 'tab'> {
  return { ...readQuoteSearch(search), tab: oneOf(searchValues.tab, search['tab']) }
}

function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given)
}
