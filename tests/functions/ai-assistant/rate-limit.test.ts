import { expect, onTestFinished, test } from 'vitest'

import { useSupabase } from '../../database/support/supabase.ts'
import { ask, startAssistant } from '../support/assistant.ts'

const VISITOR_SECRET = 'shared by site and functions'
const question = 'Do you use bleach on walls?'
const worded = 'Walls get a diluted solution of sodium hypochlorite against algae.'

const database = useSupabase()

async function start(settings: Record<string, string>) {
  const assistant = await startAssistant(database(), settings)
  onTestFinished(() => assistant.stop())
  return assistant
}

const from = (address: string, secret = VISITOR_SECRET) => ({
  'X-Visitor-Address': address,
  'X-Visitor-Secret': secret,
})

test('a day has so many calls of the model, and after that answers are looked up', async () => {
  const { model, url } = await start({ ASSISTANT_DAILY_CALLS: '3' })
  // On a slow machine, six at once are too much for functions and a database that have just started.
  expect((await ask(url, 'hello')).status).toBe(200)
  const responses = await Promise.all(Array.from({ length: 6 }, () => ask(url, question)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  expect(model.calls).toBe(3)
})

test('a visitor has 40 answers of the model a day and 60 questions in ten minutes, others their own', async () => {
  const { model, url } = await start({ VISITOR_SECRET })
  model.says = worded
  let answered = 0
  let response = await ask(url, question, from('203.0.113.7'))
  // Should a period end meanwhile, the count begins anew once.
  for (; response.status === 200 && answered <= 120; answered += 1) {
    expect((await response.text()).includes(worded)).toBe(answered < 40)
    response = await ask(url, question, from('203.0.113.7'))
  }
  expect(answered).toBeGreaterThanOrEqual(60)
  expect(model.calls).toBe(40)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({ error: 'Too many questions' })

  expect(await (await ask(url, question, from('203.0.113.8'))).text()).toContain(worded)
  // Without the secret, a stranger cannot use up the share of a visitor.
  expect((await ask(url, 'hi', from('203.0.113.7', 'guessed'))).status).toBe(200)
})
