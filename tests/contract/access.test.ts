import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'

import { clientOf, isHosted, useBackend } from './support/backend.ts'

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

test('a forged token is refused', async () => {
  const token = await signed({ role: 'service_role' }, 'not the secret of this project at all')
  const { error, status } = await asBearer(token).select()
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'PGRST301' })
})

test('something that is no token is refused', async () => {
  const { error, status } = await asBearer('rubbish').select()
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'PGRST301' })
})

describe.skipIf(isHosted)('a token of the project', () => {
  test('gives its role: authenticated is refused with 403', async () => {
    const { error, status } = await asBearer(
      await signed({ role: 'authenticated', sub: 'somebody' }),
    ).select()
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
  })

  test('is refused once it has expired', async () => {
    const { error, status } = await asBearer(await signed({ role: 'service_role', exp: 1 })).select()
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 401,
      code: 'PGRST303',
      message: 'JWT expired',
    })
  })

  test('is refused when it names a role no visitor may take', async () => {
    const { status } = await asBearer(await signed({ role: 'postgres' })).select()
    expect(status).toBe(401)
  })

  test('is refused without a signature', async () => {
    const { status } = await asBearer(
      `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ role: 'service_role' })}.`,
    ).select()
    expect(status).toBe(401)
  })
})

function asBearer(token: string) {
  return clientOf(backend().url, backend().publishableKey, { Authorization: `Bearer ${token}` }).from(
    'quote_requests',
  )
}

function signed(claims: { role: string; sub?: string; exp?: number }, secret = jwtSecret()): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
}

function jwtSecret(): string {
  const keys: { jwtSecret: string } = JSON.parse(readFileSync(join(backend().dataDir, 'keys.json'), 'utf8'))
  return keys.jwtSecret
}

function base64url(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}
