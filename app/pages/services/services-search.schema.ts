import * as v from 'valibot'

import { serviceIds } from '~/content/services/service'
import { quoteSearchEntries } from '~/features/quote/quote-search.schema'

/** An unknown tab counts as none, and none is the default service: a bad query string is never an error. */
export const servicesSearchSchema = v.object({
  tab: v.fallback(v.optional(v.picklist(serviceIds)), undefined),
  ...quoteSearchEntries,
})
