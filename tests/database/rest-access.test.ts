import { expect, test } from 'vitest'

import { ada } from './support/quote-requests.ts'
import { clientOf, useSupabase } from './support/supabase.ts'

const supabase = useSupabase()
const visitor = () => clientOf(supabase().url, supabase().publishableKey)
const server = () => clientOf(supabase().url, supabase().secretKey)

test('rejects a call without a key or with the key of another project', async () => {
  expect((await fetch(`${supabase().url}/rest/v1/service_videos`)).status).toBe(
    401,
  )
  const { error, status } = await clientOf(
    supabase().url,
    'sb_publishable_other',
  )
    .from('service_videos')
    .select()
  expect(status).toBe(401)
  expect(error?.message).toMatch(/api key/i)
})

// The second one claims the role service_role, without a signature.
test.each(['rubbish', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'])(
  'rejects the token %s even with the secret key',
  async (token) => {
    const client = clientOf(supabase().url, supabase().secretKey, {
      Authorization: `Bearer ${token}`,
    })
    expect(await client.from('quote_requests').select()).toMatchObject({
      status: 401,
      error: { code: 'PGRST301' },
    })
  },
)

test('runs each of many concurrent calls under the role of its own key', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const client = index % 2 === 0 ? server() : visitor()
      const { status, error } = await client.rpc('submit_quote_request', {
        ...ada,
        phone: `9${index}`,
      })
      return `${status} ${error?.code}`
    }),
  )
  expect(statuses).toEqual(
    statuses.map((_, index) =>
      index % 2 === 0 ? '200 undefined' : '401 42501',
    ),
  )
})
