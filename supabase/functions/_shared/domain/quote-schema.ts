import * as v from 'valibot'

import { replaceLoneSurrogates } from './lone-surrogates.ts'
import { countDigits } from './phone-number.ts'
import {
  type OptionalQuoteField,
  optionalQuoteFields,
  type QuoteField,
  quoteField,
  type QuoteFieldName,
  type RequiredQuoteField,
} from './quote-fields.ts'

// Basic, as specified: a stricter pattern loses real leads. No letter fits two
// neighboring parts, so that matching takes linear time.
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/u

// Fewer than a number has with its area code: a local one is worth storing.
const minPhoneDigits = 7

// Postgres rejects NUL, and a line break in a name, an email address or a phone
// number could end up in a mail header.
const controls = /[\p{Cc}\u2028\u2029]+/gu
// Zero-width spaces and direction marks slip in when text is copied. Emoji and
// several scripts need the two joiners (ZWJ and ZWNJ).
const invisible = {
  inAddress: /\p{Cf}+/gu,
  inText: /(?![\u200c\u200d])\p{Cf}/gu,
}
// Hangul fillers are ignorable, and the empty Braille pattern is U+2800.
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u
const lineBreaks = /\r\n?|[\n\u2028\u2029]/g
const controlsInLines = /(?!\n)\p{Cc}/gu

function tidyText(text: string, type: QuoteField['type']): string {
  const isText = type === 'text' || type === 'lines'
  const tidied = replaceLoneSurrogates(text).replaceAll(
    isText ? invisible.inText : invisible.inAddress,
    '',
  )
  if (!visible.test(tidied)) return ''
  if (type === 'lines')
    return tidied
      .replaceAll(lineBreaks, '\n')
      .replaceAll(controlsInLines, ' ')
      .trim()
  const line = tidied.replaceAll(controls, ' ').trim()
  // As copied from the end of a sentence.
  return type === 'email' ? line.replace(/\.$/, '') : line
}

// A text of this many times the maximum length is not even tidied.
const maxUntidied = 4

const firstErrorOnly = { abortPipeEarly: true }

function requiredText({
  requiredMessage,
  maxLength,
  tooLong,
  type,
}: RequiredQuoteField) {
  return v.pipe(
    v.string(requiredMessage),
    v.maxLength(maxUntidied * maxLength, tooLong),
    v.transform((text) => tidyText(text, type)),
    v.nonEmpty(requiredMessage),
    v.maxLength(maxLength, tooLong),
  )
}

function optionalText({ label, maxLength, tooLong, type }: OptionalQuoteField) {
  return v.pipe(
    v.string(`${label} must be a string`),
    v.maxLength(maxUntidied * maxLength, tooLong),
    v.transform((text) => tidyText(text, type)),
    v.maxLength(maxLength, tooLong),
    v.transform((text) => (text === '' ? undefined : text)),
  )
}

const email = v.pipe(
  requiredText(quoteField.email),
  v.regex(emailPattern, quoteField.email.tooLong),
)

const phone = v.pipe(
  requiredText(quoteField.phone),
  v.check(
    (text) => countDigits(text) >= minPhoneDigits,
    ({ input }) => tooFewDigits(countDigits(input)),
  ),
)

const withAreaCode = 'with the area code, to call you.'

function tooFewDigits(count: number): string {
  if (count === 0) return `We need all 10 digits, ${withAreaCode}`
  const digits = count === 1 ? 'digit' : 'digits'
  return `That’s ${count} ${digits}. We need all 10, ${withAreaCode}`
}

export const quoteSchema = v.object({
  firstName: v.config(requiredText(quoteField.firstName), firstErrorOnly),
  email: v.config(email, firstErrorOnly),
  phone: v.config(phone, firstErrorOnly),
  message: v.optional(
    v.config(optionalText(quoteField.message), firstErrorOnly),
  ),
} satisfies Record<QuoteFieldName, v.GenericSchema>)

const { maxLength: maxNoteLength, tooLong: noteTooLong } = quoteField.message

/** What a visitor adds to a request that was sent. */
export const noteSchema = v.config(
  v.pipe(
    v.string('note must be a string'),
    v.maxLength(maxUntidied * maxNoteLength, noteTooLong),
    v.transform((text) => tidyText(text, 'lines')),
    v.nonEmpty('Write a line first'),
    v.maxLength(maxNoteLength, noteTooLong),
  ),
  firstErrorOnly,
)

export type Quote = v.InferOutput<typeof quoteSchema>

export type TypedQuote = Record<QuoteFieldName, string>

export const emptyQuote: TypedQuote = {
  firstName: '',
  email: '',
  phone: '',
  message: '',
}

export type QuoteErrors = Partial<Record<QuoteFieldName, string>>

type ParsedQuote =
  | { ok: true; quote: Quote }
  | { ok: false; errors: QuoteErrors; isIncomplete: boolean }

export function parseQuote(typed: TypedQuote): ParsedQuote {
  const parsed = v.safeParse(quoteSchema, typed)
  if (parsed.success) return { ok: true, quote: parsed.output }
  const { issues } = parsed
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue)
    if (name !== null) errors[name] = issue.message
  }
  const isIncomplete = issues.some(({ type }) => type === 'non_empty')
  return { ok: false, errors, isIncomplete }
}

type RequiredColumn = RequiredQuoteField['column']
type OptionalColumn = OptionalQuoteField['column']

export function toColumns(
  quote: Quote,
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

export function fromColumns(
  row: Record<RequiredColumn | OptionalColumn, string | null>,
): Quote {
  const quote: Quote = {
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
