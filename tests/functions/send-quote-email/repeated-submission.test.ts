import { afterAll, beforeAll, expect, test } from 'vitest'

import { readOutbox } from '../support/mail.ts'
import { readResponse, type RunningSupabase, startSupabase, succeeded } from '../support/supabase.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

const quoteOf = (name: string) => ({ firstName: name, email: `${name}@v.example`, phone: '916 555 0123' })
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

async function expectSuccess(...requests: Promise<Response>[]): Promise<void> {
  const responses = await Promise.all(requests)
  expect(await Promise.all(responses.map(readResponse))).toEqual(requests.map(() => succeeded))
}

test('a repeated submission is one lead and one email', async () => {
  const [same, copies, unkeyed, other] = ['same', 'copies', 'unkeyed', 'other'].map(quoteOf)
  await expectSuccess(supabase.sendQuote(same, keyed('a')))
  await expectSuccess(supabase.sendQuote(same, keyed('a')))
  await expectSuccess(...Array.from({ length: 5 }, () => supabase.sendQuote(copies, keyed('b'))))
  await expectSuccess(supabase.sendQuote(unkeyed))
  await expectSuccess(supabase.sendQuote({ ...unkeyed, firstName: ' unkeyed ' }))
  // Another request under a used key is another lead.
  await expectSuccess(supabase.sendQuote(other, keyed('c')))
  await expectSuccess(supabase.sendQuote({ ...other, phone: '916 555 0199' }, keyed('c')))

  const countLeads = async (name: string) => (await supabase.leads(`${name}@v.example`)).length
  expect(await countLeads('same')).toBe(1)
  expect(await countLeads('copies')).toBe(1)
  expect(await countLeads('unkeyed')).toBe(1)
  expect(await countLeads('other')).toBe(2)
  await supabase.stop()
  const names = (await readOutbox(supabase.outboxDir)).map(({ replyTo }) => String(replyTo?.[0]?.name))
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'copies',
    'other',
    'other',
    'same',
    'unkeyed',
  ])
})
