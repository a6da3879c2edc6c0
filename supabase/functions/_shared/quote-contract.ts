import * as v from 'valibot'

/**
 * What the site sends to `send-quote-email` and what it gets back. Both sides of the call validate with
 * these schemas, so the form, the server and the function can never disagree about a field.
 */

/** Longest value a field may have, in characters after trimming; the database checks the same numbers. */
export const quoteFieldLimits = { firstName: 100, email: 254, phone: 40 } as const

/** Name of the request header that makes a repeated submission count once. */
export const idempotencyHeader = 'Idempotency-Key'

/** The key is chosen by the caller: visible ASCII only, so that it is safe in a log line and a header. */
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))

/** Name of the request header in which the site says that a submission looks automated, and why. */
export const suspicionHeader = 'X-Quote-Suspicion'

/** The hidden field was filled in, or the form came back faster than a person can. */
export const suspicionSchema = v.picklist(['honeypot', 'too-fast'])

export type Suspicion = v.InferOutput<typeof suspicionSchema>

// Deliberately basic, as specified: something, an @, a domain with a dot. A stricter pattern loses real leads.
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/u

// Line breaks and NUL have no place in a name, an address or a number: Postgres refuses NUL, mail headers
// must not carry a break, and half a surrogate pair cannot be stored as UTF-8.
const breaksAndControls = /[\p{Cc}\u2028\u2029]+/gu
const oneLine = v.transform((text: string) => text.toWellFormed().replaceAll(breaksAndControls, ' ').trim())

const firstName = v.pipe(
  v.string('First name is required'),
  oneLine,
  v.nonEmpty('First name is required'),
  v.maxLength(quoteFieldLimits.firstName, 'First name is too long'),
)

const email = v.pipe(
  v.string('Email is required'),
  oneLine,
  v.nonEmpty('Email is required'),
  v.maxLength(quoteFieldLimits.email, 'Invalid email address'),
  v.regex(emailPattern, 'Invalid email address'),
)

const phone = v.pipe(
  v.string('Phone number is required'),
  oneLine,
  v.nonEmpty('Phone number is required'),
  v.maxLength(quoteFieldLimits.phone, 'Phone number is too long'),
)

/** Trims and checks one quote request. Unknown keys are dropped. */
export const quoteRequestSchema = v.object({ firstName, email, phone })

export type QuoteRequest = v.InferOutput<typeof quoteRequestSchema>

/** `success` is the only fact the visitor's outcome depends on; `error` is safe to log and to show. */
export const quoteResponseSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), error: v.string() }),
])

export type QuoteResponse = v.InferOutput<typeof quoteResponseSchema>
