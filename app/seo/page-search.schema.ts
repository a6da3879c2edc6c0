import * as v from 'valibot'

import { serviceIds } from '~/content/services/service'

/**
 * Every value a page reads from its query. `?quote=sent` is where a plain form post lands after success: it keeps
 * the notice out of cookies and the page reloadable.
 */
export const searchValues = { tab: serviceIds, quote: ['sent'] } as const

/** Another value counts as none: a bad query string is never an error. */
function oneOf<const Value extends string>(values: readonly Value[]) {
  return v.fallback(v.optional(v.picklist(values)), undefined)
}

export const quoteSearchSchema = v.object({ quote: oneOf(searchValues.quote) })

/** No tab is the default service. */
export const servicesSearchSchema = v.object({
  tab: oneOf(searchValues.tab),
  ...quoteSearchSchema.entries,
})
