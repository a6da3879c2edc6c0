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

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase({ QUOTE_LIMIT_PER_ADDRESS: '3' })
})
afterAll(() => supabase.remove())

let visitors = 0

function send(address: string) {
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
  return supabase.sendQuote(contact, { headers })
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
