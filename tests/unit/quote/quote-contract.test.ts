import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import {
  idempotencyKeySchema,
  isIncomplete,
  quoteRequestSchema,
  quoteResponseSchema,
} from '../../../supabase/functions/_shared/quote-contract.ts'
import { askedQuoteFields } from '../../../supabase/functions/_shared/quote-fields.ts'

const fitting = { firstName: 'Ana', email: 'ana@mail.example', phone: '916 555 0100' }

function messages(input: unknown): string[] {
  const parsed = v.safeParse(quoteRequestSchema, input, { abortPipeEarly: true })
  return parsed.success ? [] : parsed.issues.map(({ message }) => message)
}

describe('a quote request', () => {
  test('is trimmed', () => {
    const padded = { firstName: '  Ana ', email: '\tana@mail.example\n', phone: ' 916 555 0100 ' }
    expect(v.parse(quoteRequestSchema, padded)).toEqual(fitting)
  })

  test.each([
    ['firstName', 'First name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
  ])('needs %s', (field, message) => {
    expect(messages({ ...fitting, [field]: '' })).toEqual([message])
    expect(messages({ ...fitting, [field]: ' \t ' })).toEqual([message])
    expect(messages({ ...fitting, [field]: 7 })).toEqual([message])
  })

  test.each([
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'ana mail@x.example',
    'a@b@c.example',
    `${'x'.repeat(254)}@x.example`,
  ])('does not take %s for an address', (email) =>
    expect(messages({ ...fitting, email })).toEqual(['Invalid email address']),
  )

  test.each([
    'ana@mail.example',
    'ana+quote@sub.mail.example',
    "o'neil@mail.example",
    'jürgen@müller.example',
  ])('takes %s for an address', (email) => expect(messages({ ...fitting, email })).toEqual([]))

  test('keeps emoji, right-to-left letters, SQL and HTML as they are', () => {
    for (const firstName of ['Zoë 🧽', 'أحمد', "'); DROP TABLE x;--", '<b>Bob</b>']) {
      expect(v.parse(quoteRequestSchema, { ...fitting, firstName }).firstName).toBe(firstName)
    }
  })

  test('loses line breaks, NUL and half characters, which mail headers and the database cannot carry', () => {
    const odd = { ...fitting, firstName: 'Ana\r\nBcc: all@mail.example\u0000', phone: '916\ud800555' }
    expect(v.parse(quoteRequestSchema, odd)).toMatchObject({
      firstName: 'Ana Bcc: all@mail.example',
      phone: '916\ufffd555',
    })
  })

  test('is refused when a field is too long, at once however long it is', () => {
    const long = 'x'.repeat(10_000)
    expect(messages({ ...fitting, firstName: long })).toEqual(['First name is too long'])
    expect(messages({ ...fitting, phone: long })).toEqual(['Phone number is too long'])
  })

  test('carries nothing but its fields', () => {
    expect(v.parse(quoteRequestSchema, { ...fitting, admin: true })).toEqual(fitting)
  })
})

function messageOf(message: unknown): string | undefined {
  return v.parse(quoteRequestSchema, { ...fitting, message }).message
}

describe('a message', () => {
  test('may be left out, and left empty it is as if it had been', () => {
    expect(v.parse(quoteRequestSchema, fitting)).not.toHaveProperty('message')
    for (const empty of ['', ' \n\t ', '\r\n']) expect(messageOf(empty)).toBeUndefined()
  })

  test('keeps its lines, however they are broken, and is trimmed as a whole', () => {
    expect(messageOf('  The driveway,\r\nabout 40 ft.\r\rThe deck\u2028too. \n')).toBe(
      'The driveway,\nabout 40 ft.\n\nThe deck\ntoo.',
    )
  })

  test('loses NUL, other controls and half characters', () => {
    expect(messageOf('a\0b\tc\u001b[31m\ud800')).toBe('a b c [31m\ufffd')
  })

  test('has up to 1,000 characters', () => {
    expect(messageOf('x'.repeat(1000))).toHaveLength(1000)
    expect(messages({ ...fitting, message: 'x'.repeat(1001) })).toEqual([
      'Please use at most 1,000 characters',
    ])
    expect(messages({ ...fitting, message: 7 })).toEqual(['What needs cleaning? must be text'])
  })
})

describe('the fields of the form', () => {
  test('are the specified three as long as nothing is switched on', () => {
    expect(askedQuoteFields({ message: false }).map(({ label }) => label)).toEqual([
      'First name',
      'Email',
      'Phone number',
    ])
  })

  test('are the same three and then the message where it is switched on', () => {
    expect(askedQuoteFields({ message: true }).map(({ label }) => label)).toEqual([
      'First name',
      'Email',
      'Phone number',
      'What needs cleaning?',
    ])
  })

  test('are incomplete when one of the three is blank, whatever else is filled in', () => {
    const filled = { ...fitting, message: '' }
    expect(isIncomplete(filled)).toBe(false)
    for (const name of ['firstName', 'email', 'phone'] as const) {
      expect(isIncomplete({ ...filled, [name]: ' \t' })).toBe(true)
    }
  })
})

describe('an idempotency key', () => {
  test('is visible ASCII of a bounded length', () => {
    expect(v.is(idempotencyKeySchema, 'a1b2-c3')).toBe(true)
    for (const key of ['', 'two words', 'a\nb', 'é', 'x'.repeat(201)])
      expect(v.is(idempotencyKeySchema, key)).toBe(false)
  })
})

describe('an answer', () => {
  test('has a success flag, and an error when the flag is false', () => {
    expect(v.is(quoteResponseSchema, { success: true })).toBe(true)
    expect(v.is(quoteResponseSchema, { success: false, error: 'why' })).toBe(true)
    for (const answer of [{}, null, { success: 'yes' }, { success: false }, 'ok']) {
      expect(v.is(quoteResponseSchema, answer)).toBe(false)
    }
  })
})
