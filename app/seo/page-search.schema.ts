import * as v from 'valibot'

import { serviceIds } from '~/content/services/service'

/**
 * `?quote=sent` is where a plain form post lands after success: it keeps the notice out of cookies and the
 * page reloadable. Any other value is ignored.
 */
const quoteSearchEntries = { quote: v.fallback(v.optional(v.literal('sent')), undefined) }

export const quoteSearchSchema = v.object(quoteSearchEntries)

/** An unknown tab counts as none, and none is the default service: a bad query string is never an error. */
export const servicesSearchSchema = v.object({
  tab: v.fallback(v.optional(v.picklist(serviceIds)), undefined),
  ...quoteSearchEntries,
})
