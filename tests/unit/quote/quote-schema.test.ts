import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { isIncomplete, quoteRequestSchema } from '#domain/quote-schema.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}

function errorsOf(input: unknown): string[] {
  const parsed = v.safeParse(quoteRequestSchema, input, {
    abortPipeEarly: true,
  })
  return parsed.success ? [] : parsed.issues.map(({ message }) => message)
}

function labelsOf(switches: { message: boolean }): string[] {
  return enabledQuoteFields(switches).map(({ label }) => label)
}

describe('a quote request', () => {
  test('is trimmed and has only its own fields', () => {
    const padded = {
      firstName: '  Ana ',
      email: '\tana@mail.example\n',
      phone: ' 916 555 0100 ',
      admin: true,
    }
    expect(v.parse(quoteRequestSchema, padded)).toEqual(quote)
  })

  test.each([
    ['firstName', 'First name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
  ] as const)('without %s is rejected with "%s"', (field, message) => {
    for (const value of ['', ' \t ', 7])
      expect(errorsOf({ ...quote, [field]: value })).toEqual([message])
    expect(isIncomplete({ ...quote, [field]: ' \t' })).toBe(true)
    expect(isIncomplete(quote)).toBe(false)
  })

  test.each([
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'ana mail@x.example',
    'a@b@c.example',
    `${'x'.repeat(254)}@x.example`,
  ])('with the email "%s" is rejected', (email) => {
    expect(errorsOf({ ...quote, email })).toEqual(['Invalid email address'])
  })

  test.each([
    'ana+quote@sub.mail.example',
    "o'neil@mail.example",
    'jürgen@müller.example',
  ])('with the email "%s" is accepted', (email) =>
    expect(errorsOf({ ...quote, email })).toEqual([]),
  )

  test('contains no invisible characters except the joiners that emoji and scripts need', () => {
    const invisible = '\u200b\u200e\u202a\u202e\u2060\ufeff\u00ad'
    const odd = {
      firstName: `Zoë${invisible} 👩\u200d👧`,
      email: `ana${invisible}@mail\u200d.example${invisible}`,
      phone: `${invisible}916${invisible} 555 0100\u200c`,
      message: `The${invisible} deck`,
    }
    expect(v.parse(quoteRequestSchema, odd)).toEqual({
      ...quote,
      firstName: 'Zoë 👩\u200d👧',
      message: 'The deck',
    })
    expect(errorsOf({ ...quote, firstName: invisible })).toEqual([
      'First name is required',
    ])
  })

  test('drops a period at the end of an email address', () => {
    expect(
      v.parse(quoteRequestSchema, { ...quote, email: 'ana@mail.example. ' })
        .email,
    ).toBe(quote.email)
  })

  test('is rejected when a field is too long', () => {
    const long = 'x'.repeat(10_000)
    expect(errorsOf({ ...quote, firstName: long })).toEqual([
      'First name is too long',
    ])
    expect(errorsOf({ ...quote, phone: long })).toEqual([
      'Phone number is too long',
    ])
  })
})

describe('the optional message', () => {
  test.each([
    ['', undefined],
    [' \n\t\r\n', undefined],
    [
      '  The driveway,\r\nabout 40 ft.\r\rThe deck\u2028too. \n',
      'The driveway,\nabout 40 ft.\n\nThe deck\ntoo.',
    ],
    ['a\0b\tc\u001b[31m\ud800', 'a b c [31m\ufffd'],
    ['x'.repeat(1000), 'x'.repeat(1000)],
  ])('is normalized from %j to %j', (message, expected) =>
    expect(v.parse(quoteRequestSchema, { ...quote, message }).message).toBe(
      expected,
    ),
  )

  test('has at most 1,000 characters', () => {
    expect(errorsOf({ ...quote, message: 'x'.repeat(1001) })).toEqual([
      'Please keep it to 1,000 characters',
    ])
    expect(errorsOf({ ...quote, message: 7 })).toEqual([
      'What needs cleaning? must be a string',
    ])
  })

  test('follows the three specified fields, only when it is switched on', () => {
    const specified = ['First name', 'Email', 'Phone number']
    expect(labelsOf({ message: false })).toEqual(specified)
    expect(labelsOf({ message: true })).toEqual([
      ...specified,
      'What needs cleaning?',
    ])
  })
})
