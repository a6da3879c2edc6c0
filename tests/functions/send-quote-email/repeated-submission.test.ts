import { readdir } from 'node:fs/promises'

import { expect, onTestFinished, test } from 'vitest'

import { readAnswer, type RunningSupabase, startSupabase, succeeded } from '../supabase-fixture.ts'

const quote = { firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }
const keyed = { headers: { 'Idempotency-Key': 'one-visit-1' } }

async function start(): Promise<RunningSupabase> {
  const supabase = await startSupabase()
  onTestFinished(() => supabase.remove())
  return supabase
}

/** Number of mails once all background work is finished. */
async function countMails(supabase: RunningSupabase): Promise<number> {
  await supabase.stop()
  return (await readdir(supabase.outboxDir)).length
}

test('the same key with the same content counts once', async () => {
  const supabase = await start()

  expect(await readAnswer(await supabase.ask(quote, keyed))).toEqual(succeeded)
  expect(await readAnswer(await supabase.ask(quote, keyed))).toEqual(succeeded)
  expect(await supabase.leads(quote.email)).toHaveLength(1)
  expect(await countMails(supabase)).toBe(1)
})

test('ten copies at the same moment count once', async () => {
  const supabase = await start()

  const answers = await Promise.all(Array.from({ length: 10 }, () => supabase.ask(quote, keyed)))
  expect(await Promise.all(answers.map(readAnswer))).toEqual(Array.from({ length: 10 }, () => succeeded))
  expect(await supabase.leads(quote.email)).toHaveLength(1)
  expect(await countMails(supabase)).toBe(1)
})

test('the same content without a key counts once', async () => {
  const supabase = await start()

  await supabase.ask(quote)
  await supabase.ask({ ...quote, firstName: ' Dana ' })
  expect(await supabase.leads(quote.email)).toHaveLength(1)
  expect(await countMails(supabase)).toBe(1)
})

test('a used key with other content is another lead, and both are mailed', async () => {
  const supabase = await start()

  await supabase.ask(quote, keyed)
  await supabase.ask({ ...quote, phone: '916 555 0199' }, keyed)
  expect(await supabase.leads(quote.email)).toHaveLength(2)
  expect(await countMails(supabase)).toBe(2)
})
