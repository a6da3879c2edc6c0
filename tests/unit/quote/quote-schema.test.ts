import { describe, expect, test } from 'vitest'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import {
  emptyQuote,
  parseQuote,
  type TypedQuote,
} from '#domain/quote-schema.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}

const parse = (change: Partial<TypedQuote>) =>
  parseQuote({ ...emptyQuote, ...quote, ...change })

function errorsOf(change: Partial<TypedQuote>) {
  const parsed = parse(change)
  return parsed.ok ? {} : parsed.errors
}

describe('a quote', () => {
  test('is trimmed', () => {
    const padded = {
      firstName: '  Ana ',
      email: '\tana@mail.example\n',
      phone: ' 916 555 0100 ',
    }
    expect(parse(padded)).toEqual({ ok: true, quote })
  })

  // The last ones are letters and symbols that show nothing.
  test.each(['', ' \t ', '\u200d', '\u3164', '\u2800 \u2800', '\u115f\ufe0f'])(
    'with %j in a required field is incomplete',
    (nothing) => {
      const blank = { firstName: nothing, email: nothing, phone: nothing }
      expect(parse(blank)).toEqual({
        ok: false,
        isIncomplete: true,
        errors: {
          firstName: 'First name is required',
          email: 'Email is required',
          phone: 'Phone number is required',
        },
      })
    },
  )

  test('has all its fields checked at once', () => {
    expect(parse({ email: 'ana', phone: '12' })).toEqual({
      ok: false,
      isIncomplete: false,
      errors: {
        email: 'Invalid email address',
        phone:
          'That’s 2 digits. We need all 10, with the area code, to call you.',
      },
    })
  })

  test.each([
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'ana@mail..example',
    'ana mail@x.example',
    'a@b@c.example',
    `${'x'.repeat(254)}@x.example`,
  ])('with the email "%s" is rejected', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' })
  })

  test.each([
    'ana+quote@sub.mail.example',
    "o'neil@mail.example",
    'jürgen@müller.example',
  ])('with the email "%s" is accepted', (email) => {
    expect(errorsOf({ email })).toEqual({})
  })

  test.each([
    { phone: 'call me', start: 'We need all 10 digits' },
    { phone: '1', start: 'That’s 1 digit. We need all 10' },
    { phone: '٩١٦-555', start: 'That’s 6 digits. We need all 10' },
  ])('with the phone number "$phone" is rejected', ({ phone, start }) => {
    const message = `${start}, with the area code, to call you.`
    expect(errorsOf({ phone })).toEqual({ phone: message })
  })

  test.each(['555-0123', '916 555 0100 ext. 4', '+44 20 7946 0958'])(
    'with the phone number "%s" is accepted',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({})
    },
  )

  test('contains no invisible characters except the joiners that emoji and scripts need', () => {
    const invisible = '\u200b\u200e\u202a\u202e\u2060\ufeff\u00ad'
    const odd = {
      firstName: `Zoë${invisible} 👩\u200d👧`,
      email: `ana${invisible}@mail\u200d.example${invisible}`,
      phone: `${invisible}916${invisible} 555 0100\u200c`,
      message: `The${invisible} deck`,
    }
    const tidied = {
      ...quote,
      firstName: 'Zoë 👩\u200d👧',
      message: 'The deck',
    }
    expect(parse(odd)).toEqual({ ok: true, quote: tidied })
  })

  test('drops a period at the end of an email address', () => {
    expect(parse({ email: 'ana@mail.example. ' })).toEqual({ ok: true, quote })
  })

  test.each([101, 10_000])('has no field of %d characters', (length) => {
    const text = '1'.repeat(length)
    expect(errorsOf({ firstName: text, phone: text })).toEqual({
      firstName: 'First name is too long',
      phone: 'Phone number is too long',
    })
  })
})

describe('the optional message', () => {
  test.each([
    ['', undefined],
    [' \n\t\r\n', undefined],
    ['\u2800', undefined],
    [
      '  The driveway,\r\nabout 40 ft.\r\rThe deck\u2028too. \n',
      'The driveway,\nabout 40 ft.\n\nThe deck\ntoo.',
    ],
    ['a\0b\tc\u001b[31m\ud800', 'a b c [31m\ufffd'],
    ['x'.repeat(1000), 'x'.repeat(1000)],
  ])('is normalized from %j to %j', (message, expected) => {
    expect(parse({ message })).toEqual({
      ok: true,
      quote: { ...quote, message: expected },
    })
  })

  test('has at most 1,000 characters', () => {
    expect(errorsOf({ message: 'x'.repeat(1001) })).toEqual({
      message: 'Please keep it to 1,000 characters',
    })
  })

  test('follows the three specified fields, only when it is switched on', () => {
    const specified = ['firstName', 'email', 'phone']
    const names = [false, true].map((message) =>
      enabledQuoteFields({ message }).map(({ name }) => name),
    )
    expect(names).toEqual([specified, [...specified, 'message']])
  })
})
