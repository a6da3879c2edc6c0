import type { Database } from './database.types.ts'

/**
 * The fields of the quote form, in their order. Form, plain post, schema, SQL arguments, mail, webhook, CSV,
 * table and privacy notice iterate over these lists; CONTRIBUTING.md tells what one more field takes.
 */

interface QuoteFieldFacts {
  /** In forms and calls. */
  name: string
  /** In the database, where the column has the same limit. */
  column: keyof Database['public']['Tables']['quote_requests']['Row']
  /** In the form. */
  label: string
  /** In the owner's mail and lists. */
  shortLabel: string
  /** In the sentence of the privacy notice: "Your ..." */
  noticeName: string
  /** In characters, after tidying. */
  longest: number
  tooLong: string
  /** What the visitor reads who leaves it empty. Without it the field is optional. */
  missing?: string
  type: 'text' | 'email' | 'tel' | 'lines'
  autoComplete: string
}

export const quoteField = {
  firstName: {
    name: 'firstName',
    column: 'first_name',
    label: 'First name',
    shortLabel: 'Name',
    noticeName: 'first name',
    longest: 100,
    tooLong: 'First name is too long',
    missing: 'First name is required',
    type: 'text',
    autoComplete: 'given-name',
  },
  email: {
    name: 'email',
    column: 'email',
    label: 'Email',
    shortLabel: 'Email',
    noticeName: 'email address',
    longest: 254,
    tooLong: 'Invalid email address',
    missing: 'Email is required',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    name: 'phone',
    column: 'phone',
    label: 'Phone number',
    shortLabel: 'Phone',
    noticeName: 'phone number',
    longest: 40,
    tooLong: 'Phone number is too long',
    missing: 'Phone number is required',
    type: 'tel',
    autoComplete: 'tel',
  },
  message: {
    name: 'message',
    column: 'message',
    label: 'What needs cleaning?',
    shortLabel: 'Message',
    noticeName: 'message',
    longest: 1000,
    tooLong: 'Please use at most 1,000 characters',
    type: 'lines',
    autoComplete: 'off',
  },
} as const satisfies Record<string, QuoteFieldFacts>

const { firstName, email, phone, message } = quoteField

/** The specified three. */
export const requiredQuoteFields = [firstName, email, phone] as const

/** Asked for where the site settings switch them on, below the required ones. */
export const optionalQuoteFields = [message] as const

export const quoteFields = [...requiredQuoteFields, ...optionalQuoteFields] as const

export type QuoteField = (typeof quoteFields)[number]
export type QuoteFieldName = QuoteField['name']
export type RequiredQuoteField = (typeof requiredQuoteFields)[number]
export type OptionalQuoteField = (typeof optionalQuoteFields)[number]

/** Which of the optional fields the form asks for. */
export type QuoteFieldSwitches = Record<OptionalQuoteField['name'], boolean>

/** The fields a form asks for. */
export function askedQuoteFields(isOn: QuoteFieldSwitches): QuoteField[] {
  return [...requiredQuoteFields, ...optionalQuoteFields.filter(({ name }) => isOn[name])]
}
