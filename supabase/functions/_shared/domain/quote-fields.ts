import type { Database } from './database.types.ts'

// CONTRIBUTING.md explains how to add one.

interface QuoteFieldFacts {
  name: string
  /** Has the same length limit. */
  column: keyof Database['public']['Tables']['quote_requests']['Row']
  label: string
  shortLabel: string
  noticeName: string
  maxLength: number
  tooLong: string
  requiredMessage?: string
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
    maxLength: 100,
    tooLong: 'First name is too long',
    requiredMessage: 'First name is required',
    type: 'text',
    autoComplete: 'given-name',
  },
  email: {
    name: 'email',
    column: 'email',
    label: 'Email',
    shortLabel: 'Email',
    noticeName: 'email address',
    maxLength: 254,
    tooLong: 'Invalid email address',
    requiredMessage: 'Email is required',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    name: 'phone',
    column: 'phone',
    label: 'Phone number',
    shortLabel: 'Phone',
    noticeName: 'phone number',
    maxLength: 40,
    tooLong: 'Phone number is too long',
    requiredMessage: 'Phone number is required',
    type: 'tel',
    autoComplete: 'tel',
  },
  message: {
    name: 'message',
    column: 'message',
    label: 'What needs cleaning?',
    shortLabel: 'Message',
    noticeName: 'message',
    maxLength: 1000,
    tooLong: 'Please keep it to 1,000 characters',
    type: 'lines',
    autoComplete: 'off',
  },
} as const satisfies Record<string, QuoteFieldFacts>

const { firstName, email, phone, message } = quoteField

export const requiredQuoteFields = [firstName, email, phone] as const

export const optionalQuoteFields = [message] as const

export const quoteFields = [
  ...requiredQuoteFields,
  ...optionalQuoteFields,
] as const

export type QuoteField = (typeof quoteFields)[number]
export type QuoteFieldName = QuoteField['name']
export type RequiredQuoteField = (typeof requiredQuoteFields)[number]
export type OptionalQuoteField = (typeof optionalQuoteFields)[number]

export type QuoteFieldSwitches = Record<OptionalQuoteField['name'], boolean>

export function enabledQuoteFields(isOn: QuoteFieldSwitches): QuoteField[] {
  return [
    ...requiredQuoteFields,
    ...optionalQuoteFields.filter(({ name }) => isOn[name]),
  ]
}
