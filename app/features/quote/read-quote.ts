import { type QuoteField, quoteFields } from '#domain/quote-fields.ts'
import { emptyQuote, type TypedQuote } from '#domain/quote-schema.ts'

import { honeypotField } from './honeypot'

export function readQuote(
  form: FormData,
  fields: readonly QuoteField[] = quoteFields,
): TypedQuote {
  const quote = { ...emptyQuote }
  for (const { name } of fields) {
    const value = form.get(name)
    if (typeof value === 'string') quote[name] = value
  }
  return quote
}

/** Reads the hidden field, which people leave empty. */
export function readTrap(form: FormData): string {
  const value = form.get(honeypotField)
  return typeof value === 'string' ? value : ''
}
