import { expect, onTestFinished, test } from 'vitest'

import { secretProof } from '../../../supabase/functions/_shared/platform/visitor-hash.ts'
import { useSupabase } from '../../database/support/supabase.ts'
import { ask, startAssistant } from '../support/assistant.ts'

const VISITOR_SECRET = 'shared by site and functions'
// In Spanish, because an English answer needs the words of the firm's texts.
const question = '¿Usan cloro en las paredes?'
const modelAnswer = 'Sí, usamos cloro diluido en las paredes.'

const database = useSupabase()

async function start(settings: Record<string, string>) {
  const assistant = await startAssistant(database(), settings)
  onTestFinished(() => assistant.stop())
  return assistant
}

const visitorHeaders = (address: string, secret = VISITOR_SECRET) => ({
  'X-Visitor-Address': address,
  'X-Visitor-Secret': secretProof(secret),
})

test('looks up answers once the daily limit of model calls is reached', async () => {
  const { model, url } = await start({ ASSISTANT_DAILY_CALLS: '3' })
  // Warms up the functions and the database, because six concurrent first calls
  // overload a slow machine.
  expect((await ask(url, 'hello')).status).toBe(200)
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => ask(url, question)),
  )
  expect(responses.map(({ status }) => status)).toEqual(
    responses.map(() => 200),
  )
  expect(model.calls).toBe(3)
})

test('limits each visitor separately to 40 model answers a day and 60 questions in ten minutes', async () => {
  const { model, url } = await start({ VISITOR_SECRET })
  model.reply = modelAnswer
  let answered = 0
  let response = await ask(url, question, visitorHeaders('203.0.113.7'))
  // The count restarts once if a period ends during the loop.
  for (; response.status === 200 && answered <= 120; answered += 1) {
    expect((await response.text()).includes(modelAnswer)).toBe(answered < 40)
    response = await ask(url, question, visitorHeaders('203.0.113.7'))
  }
  expect(answered).toBeGreaterThanOrEqual(60)
  expect(model.calls).toBe(40)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({ error: 'Too many questions' })

  expect(
    await (await ask(url, question, visitorHeaders('203.0.113.8'))).text(),
  ).toContain(modelAnswer)
  // Without the secret, a caller cannot use up the limit of another visitor.
  expect(
    (await ask(url, 'hi', visitorHeaders('203.0.113.7', 'guessed'))).status,
  ).toBe(200)
})
