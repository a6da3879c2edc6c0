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

test('a repeated submission is one lead and one email', async () => {
  const [same, copies, unkeyed, other] = ['same', 'copies', 'unkeyed', 'other'].map(quoteOf)
  const sendAll = (requests: Promise<Response>[]) =>
    Promise.all(requests.map(async (request) => expect(await readResponse(await request)).toEqual(succeeded)))

  await sendAll([supabase.sendQuote(same, keyed('a'))])
  await sendAll([supabase.sendQuote(same, keyed('a'))])
  await sendAll(Array.from({ length: 5 }, () => supabase.sendQuote(copies, keyed('b'))))
  await sendAll([supabase.sendQuote(unkeyed)])
  await sendAll([supabase.sendQuote({ ...unkeyed, firstName: ' unkeyed ' })])
  // Another request under a used key is another lead.
  await sendAll([supabase.sendQuote(other, keyed('c'))])
  await sendAll([supabase.sendQuote({ ...other, phone: '916 555 0199' }, keyed('c'))])

  const countLeads = async (name: string) => (await supabase.leads(`${name}@v.example`)).length
  expect(await countLeads('same')).toBe(1)
  expect(await countLeads('copies')).toBe(1)
  expect(await countLeads('unkeyed')).toBe(1)
  expect(await countLeads('other')).toBe(2)
  await supabase.stop()
  const names = (await readOutbox(supabase.outboxDir)).map(({ replyTo }) => replyTo?.[0]?.name)
  expect(names.toSorted()).toEqual(['copies', 'other', 'other', 'same', 'unkeyed'])
})
