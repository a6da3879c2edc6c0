import { createHmac } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { clientOf, useBackend } from './support/backend.ts'

const backend = useBackend()
const visitor = () => clientOf(backend().url, backend().publishableKey)
const ada = { first_name: 'Ada', email: 'ada@example.com', phone: '916-555-0101' }

describe('a visitor is refused', () => {
  test.each(['quote_requests', 'quote_notifications', 'quote_request_overview'])(
    'reading %s',
    async (relation) => {
      const { data, error, status } = await visitor().from(relation).select()
      expect({ data, status, code: error?.code }).toEqual({ data: null, status: 401, code: '42501' })
    },
  )

  test('writing a lead past the functions', async () => {
    const { error } = await visitor()
      .from('quote_requests')
      .insert({ ...ada, content_digest: '\\x00' })
    expect(error).not.toBeNull()
  })

  test.each([
    ['submit_quote_request', ada],
    [
      'record_notification_attempt',
      { notification_id: '00000000-0000-4000-8000-000000000000', delivered: true },
    ],
  ])('calling %s', async (name, parameters) => {
    const { data, error, status } = await visitor().rpc(name, parameters)
    expect({ data, status, code: error?.code }).toEqual({ data: null, status: 401, code: '42501' })
  })
})

test('the secret key reads leads', async () => {
  const { error } = await clientOf(backend().url, backend().secretKey)
    .from('quote_requests')
    .select('id')
    .limit(1)
  expect(error).toBeNull()
})

test('a key of another project is refused', async () => {
  const { error, status } = await clientOf(backend().url, 'sb_publishable_of_another_project')
    .from('service_videos')
    .select()
  expect(status).toBe(401)
  expect(error?.message).toMatch(/api key/i)
})

test('no key at all is refused', async () => {
  expect((await fetch(`${backend().url}/rest/v1/service_videos`)).status).toBe(401)
})

test.each([
  ['a token of another project', signed({ role: 'service_role' })],
  [
    'a token without a signature',
    `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ role: 'service_role' })}.`,
  ],
  ['something that is no token', 'rubbish'],
])('%s is refused, whatever key comes with it', async (_, token) => {
  const { error, status } = await clientOf(backend().url, backend().secretKey, {
    Authorization: `Bearer ${token}`,
  })
    .from('quote_requests')
    .select()
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'PGRST301' })
})

function signed(claims: { role: string }): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', 'not the secret of this project').update(content).digest('base64url')}`
}

function encoded(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}
