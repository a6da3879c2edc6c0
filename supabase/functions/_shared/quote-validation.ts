import * as v from 'valibot'

import {
  type OptionalQuoteField,
  optionalQuoteFields,
  type QuoteField,
  quoteField,
  type QuoteFieldName,
  type RequiredQuoteField,
  requiredQuoteFields,
} from './quote-fields.ts'

/**
 * What the site sends to `send-quote-email` and what it gets back. Both sides of the call validate with
 * these schemas, so the form, the server and the function can never disagree about a field.
 */

/** Name of the request header that makes a repeated submission count once. */
export const idempotencyHeader = 'Idempotency-Key'

/** The key is chosen by the caller: visible ASCII only, so that it is safe in a log line and a header. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))

/** Name of the request header in which the site says that a submission looks automated, and why. */
export const suspicionHeader = 'X-Quote-Suspicion'

/** The hidden field was filled in, or the form came back faster than most people can. */
export const suspicionSchema = v.picklist(['honeypot', 'too-fast'])

export type Suspicion = v.InferOutput<typeof suspicionSchema>

// Deliberately basic, as specified: something, an @, a domain with a dot. A stricter pattern loses real leads.
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/u

// Postgres refuses NUL, half a surrogate pair cannot be stored as UTF-8, and a line break in a name, an address or
// a number could end up in a mail header.
const loneSurrogates = /\p{Surrogate}/gu
const controls = /[\p{Cc}\u2028\u2029]+/gu
// Signs without a shape, such as zero-width spaces and direction marks, which come along when text is copied. Names
// and messages need the two joiners: emoji and several scripts are written with them.
const invisible = { inAddress: /\p{Cf}+/gu, inText: /(?![\u200c\u200d])\p{Cf}/gu }
const lineBreaks = /\r\n?|[\n\u2028\u2029]/g
const controlsInLines = /(?!\n)\p{Cc}/gu

/** What a visitor typed, as it is judged, sent and stored: the one rule for what is trimmed away. */
function tidyText(text: string, type: QuoteField['type']): string {
  const isText = type === 'text' || type === 'lines'
  const whole = text.replaceAll(loneSurrogates, '\ufffd')
  const visible = whole.replaceAll(isText ? invisible.inText : invisible.inAddress, '')
  if (type === 'lines') return visible.replaceAll(lineBreaks, '\n').replaceAll(controlsInLines, ' ').trim()
  const line = visible.replaceAll(controls, ' ').trim()
  // At the end of a sentence an address takes its full stop along.
  return type === 'email' ? line.replace(/\.+$/, '') : line
}

/** Whether one of the required fields is empty. */
export function isIncomplete(values: Record<RequiredQuoteField['name'], string>): boolean {
  return requiredQuoteFields.some(({ name, type }) => tidyText(values[name], type) === '')
}

function requiredText({ missing, longest, tooLong, type }: RequiredQuoteField) {
  return v.pipe(
    v.string(missing),
    v.transform((text) => tidyText(text, type)),
    v.nonEmpty(missing),
    v.maxLength(longest, tooLong),
  )
}

/** Left empty, it is as if it had not been asked for. */
function optionalText({ label, longest, tooLong, type }: OptionalQuoteField) {
  return v.optional(
    v.pipe(
      v.string(`${label} must be text`),
      v.transform((text) => tidyText(text, type)),
      v.maxLength(longest, tooLong),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  )
}

/** Tidies and checks one quote request. Unknown keys are dropped. */
export const quoteRequestSchema = v.object({
  firstName: requiredText(quoteField.firstName),
  email: v.pipe(requiredText(quoteField.email), v.regex(emailPattern, 'Invalid email address')),
  phone: requiredText(quoteField.phone),
  message: optionalText(quoteField.message),
} satisfies Record<QuoteFieldName, v.GenericSchema>)

/** A request as it is typed into a form. */
export type TypedQuote = v.InferInput<typeof quoteRequestSchema>

export const emptyQuote: Record<QuoteFieldName, string> = { firstName: '', email: '', phone: '', message: '' }

export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>

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

/** `success` is the only fact the visitor's outcome depends on; `error` is safe to log and to show. */
export const quoteResponseSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), error: v.string() }),
])

export type QuoteResponse = v.InferOutput<typeof quoteResponseSchema>
