import * as v from 'valibot'

/**
 * `?quote=sent` is where a plain form post lands after success: it keeps the notice out of cookies and the
 * page reloadable. Any other value is ignored.
 */
export const quoteSearchEntries = { quote: v.fallback(v.optional(v.literal('sent')), undefined) }

export const quoteSearchSchema = v.object(quoteSearchEntries)
