import { describe, expect, test } from 'vitest'

import { clientOf, isHosted, useBackend } from './support/backend.ts'

const backend = useBackend()
const server = () => clientOf(backend().url, backend().secretKey)
const submit = (parameters: Record<string, unknown>) => server().rpc('submit_quote_request', parameters)
const ada = { first_name: 'Ada', email: 'ada@example.com', phone: '916-555-0101' }

test('an unknown function is 404 PGRST202', async () => {
  const { error, status } = await server().rpc('no_such_function', { a: 1 })
  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST202' })
})

test.each([
  ['an unknown argument', { ...ada, extra: 1 }],
  ['a missing argument', { first_name: 'Ada' }],
])('%s is 404 PGRST202: no function has that signature', async (_, parameters) => {
  const { error, status } = await server().rpc('submit_quote_request', parameters)
  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST202' })
})

test("a function's own refusal arrives with its code and sentence", async () => {
  const { error, status } = await server().rpc('submit_quote_request', { ...ada, phone: '' })
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 400,
    code: '23514',
    message: 'quote request refused: phone has 1 to 40 characters',
  })
})

describe.skipIf(isHosted)('a call that stores something', () => {
  test('answers its rows as a list', async () => {
    const row = { quote_request_id: expect.any(String), notification_id: expect.any(String), is_new: true }
    expect(await submit({ ...ada, phone: '1' })).toMatchObject({ data: [row], error: null, status: 200 })
  })

  test('answers nothing with 204 when the function returns void', async () => {
    const settled = { reserved_on: '2026-01-01', reserved_tokens: 1, used_tokens: 1 }
    expect(await server().rpc('settle_model_call', settled)).toMatchObject({ error: null, status: 204 })
  })

  test('answers one value as itself', async () => {
    const { data } = await submit({ ...ada, phone: '3' }).maybeSingle<{ notification_id: string }>()
    const recorded = { notification_id: data?.notification_id, delivered: false, error: 'no route' }
    expect(await server().rpc('record_notification_attempt', recorded)).toMatchObject({
      data: 'pending',
      error: null,
      status: 200,
    })
    const overview = server()
      .from('quote_request_overview')
      .select('notification_attempts, notification_last_error')
    expect((await overview.eq('phone', '3')).data).toEqual([
      { notification_attempts: 1, notification_last_error: 'no route' },
    ])
  })

  test('keeps texts to the letter', async () => {
    const first_name = `👩‍👩‍👧 מרים '"; drop table quote_requests; -- $1 \\`
    await submit({ ...ada, first_name, phone: '4' })
    const { data } = await server().from('quote_requests').select('first_name').eq('first_name', first_name)
    expect(data).toEqual([{ first_name }])
  })

  test('cannot store the NUL character and says so', async () => {
    expect(await submit({ ...ada, first_name: 'A\u0000' })).toMatchObject({
      status: 400,
      error: { code: '22P05' },
    })
  })

  test('runs under its own role beside calls of others', async () => {
    const visitor = clientOf(backend().url, backend().publishableKey)
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const client = index % 2 === 0 ? server() : visitor
        return (await client.rpc('submit_quote_request', { ...ada, phone: `9${index}` })).status
      }),
    )
    expect(statuses).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 200 : 401)))
  })
})
