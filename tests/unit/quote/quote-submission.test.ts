import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  type Submission,
  submissionResponseSchema,
  submissionSchema,
  toBody,
} from '#domain/quote-submission.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}
const nothingElse = {
  origin: undefined,
  suspicion: undefined,
  idempotencyKey: undefined,
}

const parse = (body: unknown) => v.parse(submissionSchema, body)
const overTheNetwork = (submission: Submission): unknown =>
  JSON.parse(JSON.stringify(toBody(submission)))

test('a body of only the three specified fields is a submission', () => {
  expect(parse(quote)).toEqual({ quote, ...nothingElse })
  expect(overTheNetwork({ quote, ...nothingElse })).toEqual(quote)
})

test.each<Submission>([
  { quote, ...nothingElse },
  {
    quote: { ...quote, message: 'The deck,\nall of it.' },
    ...nothingElse,
    origin: { page: '/contact' },
  },
  {
    quote,
    origin: { page: '/services?tab=roof', subject: 'Roof é 屋根' },
    suspicion: 'honeypot',
    idempotencyKey: 'a1b2-c3',
  },
])('a submission survives the network: %o', (submission) => {
  expect(parse(overTheNetwork(submission))).toEqual(submission)
})

const page = '/contact'
test.each<[unknown, Submission['origin']]>([
  ['/contact', undefined],
  [{ subject: 'Salem' }, undefined],
  [{ page: '/é' }, undefined],
  [{ page: `/${'x'.repeat(200)}` }, undefined],
  [{ page, subject: 'a\r\nb' }, { page }],
  [{ page, subject: 'x'.repeat(101) }, { page }],
  [
    { page, subject: ' Salem ', admin: true },
    { page, subject: 'Salem' },
  ],
])(
  'an invalid origin is dropped instead of failing the request: %j becomes %j',
  (origin, expected) => {
    expect(parse({ ...quote, origin })).toEqual({
      quote,
      ...nothingElse,
      origin: expected,
    })
  },
)

test('an unknown suspicion is dropped', () => {
  const suspicion = 'many-requests'
  expect(parse({ ...quote, suspicion })).toEqual({ quote, ...nothingElse })
})

test('an idempotency key is visible ASCII of at most 200 characters', () => {
  expect(parse({ ...quote, idempotencyKey: 'a1b2-c3' })).toMatchObject({
    idempotencyKey: 'a1b2-c3',
  })
  for (const idempotencyKey of ['', 'two words', 'é', 'x'.repeat(201)])
    expect(v.is(submissionSchema, { ...quote, idempotencyKey })).toBe(false)
})

const isResponse = (value: unknown) => v.is(submissionResponseSchema, value)

test('a response has a success flag, and an outcome and an error when the flag is false', () => {
  expect(isResponse({ success: true })).toBe(true)
  for (const outcome of ['suspect', 'limited', 'invalid', 'failed'])
    expect(isResponse({ success: false, outcome, error: 'why' })).toBe(true)
  for (const response of [
    {},
    null,
    'ok',
    { success: 'yes' },
    { success: false },
    { success: false, error: 'why' },
    { success: false, outcome: 'stored', error: 'why' },
  ])
    expect(isResponse(response)).toBe(false)
})
