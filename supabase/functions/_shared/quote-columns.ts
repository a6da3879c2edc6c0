import { type OptionalQuoteField, optionalQuoteFields, type RequiredQuoteField } from './quote-fields.ts'
import type { QuoteRequest } from './quote-validation.ts'

type RequiredColumn = RequiredQuoteField['column']
type OptionalColumn = OptionalQuoteField['column']

/** What a visitor typed, as arguments of submit_quote_request(). */
export function toColumns(
  quote: QuoteRequest,
): Record<RequiredColumn, string> & Partial<Record<OptionalColumn, string>> {
  const optional: Partial<Record<OptionalColumn, string>> = {}
  for (const { name, column } of optionalQuoteFields) {
    const value = quote[name]
    if (value !== undefined) optional[column] = value
  }
  return { first_name: quote.firstName, email: quote.email, phone: quote.phone, ...optional }
}

/** What a visitor typed, out of a row of the database. Null stands for "left empty", also where a view's types allow it. */
export function fromColumns(row: Record<RequiredColumn | OptionalColumn, string | null>): QuoteRequest {
  const quote: QuoteRequest = {
    firstName: row.first_name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
  }
  for (const { name, column } of optionalQuoteFields) {
    const value = row[column]
    if (value !== null) quote[name] = value
  }
  return quote
}
