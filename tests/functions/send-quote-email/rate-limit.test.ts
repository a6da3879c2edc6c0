import { afterAll, beforeAll, expect, test } from 'vitest'

import { secretProof } from '../../../supabase/functions/_shared/platform/visitor-hash.ts'
import {
  readResponse,
  type RunningSupabase,
  startSupabase,
  succeeded,
} from '../support/supabase.ts'

const limited = {
  status: 429,
  body: { success: false, outcome: 'limited', error: 'Too many requests' },
}
const held = {
  status: 422,
  body: {
    success: false,
    outcome: 'suspect',
    error: 'The request was rejected',
  },
}

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase({
    QUOTE_LIMIT_PER_ADDRESS: '3',
    QUOTE_LIMIT_PER_PHONE: '2',
  })
})
afterAll(() => supabase.remove())

let visitors = 0

function send(address: string, overrides: object = {}) {
  visitors += 1
  const contact = {
    firstName: 'Dana',
    email: `v${visitors}@visitor.example`,
    phone: `916 555 ${1000 + visitors}`,
  }
  const headers = {
    'X-Visitor-Address': address,
    'X-Visitor-Secret': secretProof(supabase.visitorSecret),
  }
  return supabase.sendQuote({ ...contact, ...overrides }, { headers })
}

test('limits the requests from one address, but not from others or from visitors who can’t be told apart', async () => {
  for (let request = 0; request < 3; request += 1)
    expect(await readResponse(await send('203.0.113.7'))).toEqual(succeeded)
  const fourth = await send('203.0.113.7')
  expect(fourth.headers.get('retry-after')).toBe('86400')
  expect(await readResponse(fourth)).toEqual(limited)
  expect(await readResponse(await send('203.0.113.8'))).toEqual(succeeded)
  for (let request = 0; request < 4; request += 1)
    expect(await readResponse(await send('10.0.0.1'))).toEqual(succeeded)
})

test('stores a request that filled the honeypot without emailing it until it is sent again unflagged', async () => {
  const email = 'honeypot@visitor.example'
  const overrides = { email, phone: '916 555 0199', idempotencyKey: 'visit-1' }
  const flagged = await send('203.0.113.51', {
    ...overrides,
    suspicion: 'honeypot',
  })
  expect(await readResponse(flagged)).toEqual(held)
  expect(await supabase.leads(email)).toMatchObject([
    { notification_status: 'suspect', notification_attempts: 0 },
  ])
  expect(await readResponse(await send('203.0.113.51', overrides))).toEqual(
    succeeded,
  )
  expect(await supabase.attemptedLead(email)).toMatchObject({
    notification_status: 'delivered',
  })
})
