import * as v from 'valibot'

import { replaceLoneSurrogates } from './lone-surrogates.ts'
import {
  type OptionalQuoteField,
  optionalQuoteFields,
  type QuoteField,
  quoteField,
  type QuoteFieldName,
  type RequiredQuoteField,
  requiredQuoteFields,
} from './quote-fields.ts'

// Deliberately basic, as specified: something, an @, a domain with a dot. A
// stricter pattern loses real leads.
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/u

// Postgres rejects NUL, and a line break in a name, an email address or a phone
// number could end up in a mail header.
const controls = /[\p{Cc}\u2028\u2029]+/gu
// Invisible characters, such as zero-width spaces and direction marks, slip in
// when text is copied. Names and messages keep the two joiners (ZWJ and ZWNJ),
// because emoji and several scripts need them.
const invisible = {
  inAddress: /\p{Cf}+/gu,
  inText: /(?![\u200c\u200d])\p{Cf}/gu,
}
const lineBreaks = /\r\n?|[\n\u2028\u2029]/g
const controlsInLines = /(?!\n)\p{Cc}/gu

/** Cleans up a visitor's input before it is validated, sent and stored. */
function tidyText(text: string, type: QuoteField['type']): string {
  const isText = type === 'text' || type === 'lines'
  const whole = replaceLoneSurrogates(text)
  const visible = whole.replaceAll(
    isText ? invisible.inText : invisible.inAddress,
    '',
  )
  if (type === 'lines')
    return visible
      .replaceAll(lineBreaks, '\n')
      .replaceAll(controlsInLines, ' ')
      .trim()
  const line = visible.replaceAll(controls, ' ').trim()
  // An address copied from the end of a sentence includes its period.
  return type === 'email' ? line.replace(/\.+$/, '') : line
}

/** Returns whether a required field is empty. */
export function isIncomplete(
  values: Record<RequiredQuoteField['name'], string>,
): boolean {
  return requiredQuoteFields.some(
    ({ name, type }) => tidyText(values[name], type) === '',
  )
}

function requiredText({
  requiredMessage,
  maxLength,
  tooLong,
  type,
}: RequiredQuoteField) {
  return v.pipe(
    v.string(requiredMessage),
    v.transform((text) => tidyText(text, type)),
    v.nonEmpty(requiredMessage),
    v.maxLength(maxLength, tooLong),
  )
}

/** Returns the schema of an optional field. Empty text counts as absent. */
function optionalText({ label, maxLength, tooLong, type }: OptionalQuoteField) {
  return v.optional(
    v.pipe(
      v.string(`${label} must be a string`),
      v.transform((text) => tidyText(text, type)),
      v.maxLength(maxLength, tooLong),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  )
}

/** Schema of a quote request. Tidies the values and drops unknown keys. */
export const quoteRequestSchema = v.object({
  firstName: requiredText(quoteField.firstName),
  email: v.pipe(
    requiredText(quoteField.email),
    v.regex(emailPattern, 'Invalid email address'),
  ),
  phone: requiredText(quoteField.phone),
  message: optionalText(quoteField.message),
} satisfies Record<QuoteFieldName, v.GenericSchema>)

/** Quote request as typed into the form. */
export type TypedQuote = v.InferInput<typeof quoteRequestSchema>

export const emptyQuote: Record<QuoteFieldName, string> = {
  firstName: '',
  email: '',
  phone: '',
  message: '',
}

export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>

type RequiredColumn = RequiredQuoteField['column']
type OptionalColumn = OptionalQuoteField['column']

/** Converts a quote request to arguments of submit_quote_request(). */
export function toColumns(
  quote: QuoteRequest,
): Record<RequiredColumn, string> & Partial<Record<OptionalColumn, string>> {
  const optional: Partial<Record<OptionalColumn, string>> = {}
  for (const { name, column } of optionalQuoteFields) {
    const value = quote[name]
    if (value !== undefined) optional[column] = value
  }
  return {
    first_name: quote.firstName,
    email: quote.email,
    phone: quote.phone,
    ...optional,
  }
}

/**
 * Reads a quote request from a database row. Null counts as empty, because a
 * view's types allow it for any column.
 */
export function fromColumns(
  row: Record<RequiredColumn | OptionalColumn, string | null>,
): QuoteRequest {
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
