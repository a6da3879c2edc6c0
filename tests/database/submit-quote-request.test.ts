import { beforeEach, expect, test } from 'vitest'

import { quoteFields } from '#domain/quote-fields.ts'

import {
  ada,
  claimAll,
  createQuoteRequest,
  repeatedKeys,
} from './support/quote-requests.ts'
import { onlyValue, useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(() => queryAs('postgres', 'truncate quote_requests cascade'))

const create = (parameters?: Record<string, unknown>) =>
  createQuoteRequest(queryAs, parameters)
const countRequests = async () =>
  onlyValue(
    await queryAs('postgres', 'select count(*)::integer from quote_requests'),
  )
const letTimePass = (interval: string) =>
  queryAs(
    'postgres',
    `update quote_requests set created_at = now() - interval '${interval}'`,
  )

function checkViolation(rule: string): unknown {
  return expect.objectContaining({
    code: '23514',
    message: `quote request rejected: ${rule}`,
  })
}

test.each(repeatedKeys)(
  'treats the same content within ten minutes as one request: $how',
  async ({ firstKey, secondKey }) => {
    const first = await create({ idempotency_key: firstKey, origin_page: '/' })
    const again = { idempotency_key: secondKey, origin_page: '/city/salem' }
    expect(await create(again)).toEqual({ ...first, is_new: false })
    await letTimePass('9 minutes')
    expect(await create(again)).toEqual({ ...first, is_new: false })
    expect(await countRequests()).toBe(1)
    expect(await claimAll(queryAs), 'the owner gets one email').toHaveLength(1)
  },
)

test('treats the same content after ten minutes as the same request only with the same key', async () => {
  const first = await create({ idempotency_key: 'key-1' })
  await letTimePass('11 minutes')
  expect(await create({ idempotency_key: 'key-1' })).toEqual({
    ...first,
    is_new: false,
  })
  await letTimePass('23 hours')
  expect(await create({ idempotency_key: 'key-1' })).toEqual({
    ...first,
    is_new: false,
  })
  expect(await create({ idempotency_key: 'key-2' })).toMatchObject({
    is_new: true,
  })
  await letTimePass('24 hours 1 minute')
  expect(await create({ idempotency_key: 'key-2' })).toMatchObject({
    is_new: true,
  })
  expect(await countRequests()).toBe(3)
  expect(await claimAll(queryAs)).toHaveLength(3)
})

test('stores different content under the same key as a new request', async () => {
  await create({ idempotency_key: 'key-1' })
  for (const different of [
    { phone: '916-555-0102' },
    { message: 'And the roof.' },
    { first_name: 'ada' },
  ])
    expect(
      await create({ idempotency_key: 'key-1', ...different }),
    ).toMatchObject({ is_new: true })
  expect(await countRequests()).toBe(4)
})

function contentLock(parameters: object) {
  const args = { ...ada, idempotency_key: null, ...parameters }
  const sql = `select array(select objid::text from pg_locks where locktype = 'advisory') as locks
    from submit_quote_request($1, $2, $3, $4)`
  return queryAs('service_role', sql, Object.values(args))
}

// The test database has a single connection, so no two calls compete here.
test('locks the content until the transaction ends, so that concurrent copies wait for the first', async () => {
  const lock = await contentLock({ idempotency_key: 'key-1' })
  expect(lock).toEqual([{ locks: [expect.any(String)] }])
  expect(await contentLock({ idempotency_key: 'key-2' })).toEqual(lock)
  expect(await contentLock({ first_name: 'Bo' })).not.toEqual(lock)
})

test('distinguishes requests whose concatenated fields are identical', async () => {
  await create({ first_name: 'ab', email: 'c' })
  expect(await create({ first_name: 'a', email: 'bc' })).toMatchObject({
    is_new: true,
  })
})

test('accepts exactly the lengths the form accepts', async () => {
  const longest = Object.fromEntries(
    quoteFields.map((field) => [field.column, 'ü'.repeat(field.maxLength)]),
  )
  expect(
    await create({ ...longest, idempotency_key: 'k'.repeat(200) }),
  ).toMatchObject({ is_new: true })
  for (const { column, maxLength } of quoteFields) {
    const tooLong = { ...longest, [column]: 'x'.repeat(maxLength + 1) }
    const name = column.replace('_', ' ')
    await expect(create(tooLong)).rejects.toEqual(
      checkViolation(`${name} has 1 to ${maxLength} characters`),
    )
  }
})

const rejected = [
  {
    what: 'an empty first name',
    parameters: { first_name: '' },
    rule: 'first name has 1 to 100 characters',
  },
  {
    what: 'a key with a space',
    parameters: { idempotency_key: 'a b' },
    rule: 'idempotency key has 1 to 200 visible ascii characters',
  },
  {
    what: 'an unhashed address',
    parameters: { address_hash: '!' },
    rule: 'address hash is 64 hexadecimal digits',
  },
]

test.each(rejected)(
  'rejects $what and stores nothing',
  async ({ parameters, rule }) => {
    await expect(create(parameters)).rejects.toEqual(checkViolation(rule))
    expect(await countRequests()).toBe(0)
  },
)

test('keeps the visitor’s data out of errors, which end up in logs', async () => {
  const error: unknown = await create({ phone: '' }).catch(
    (caught: unknown) => caught,
  )
  const { message, detail, hint, where } = Object(error)
  expect(message).toContain('phone')
  const logged = [message, detail, hint, where].join('\n')
  expect(logged).not.toContain('Ada')
})
