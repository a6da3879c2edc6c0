import { expect, onTestFinished, test } from 'vitest'

import { startOpenAiStandIn } from '../../fakes/openai.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { call, identity } from './ai-assistant-fixture.ts'

test('the log tells how questions were answered, without a word of them, an address or a secret', async () => {
  const model = await startOpenAiStandIn()
  onTestFinished(() => model.stop())
  const supabase = await startLoggedSupabase(await temporaryDataFolder(), {
    ...identity,
    ASSISTANT_MODEL: 'a-model',
    ASSISTANT_API_URL: model.url,
    ASSISTANT_API_KEY: model.apiKey,
  })
  const ask = (message: string) =>
    call(
      supabase.url,
      { message },
      {
        headers: {
          'Content-Type': 'application/json',
          'X-Visitor-Address': '203.0.113.77',
          'X-Visitor-Secret': supabase.keys.visitorSecret,
        },
      },
    )

  model.says = 'Yes, we offer roof cleaning, without any pressure.'
  expect((await ask('Do you clean roofs, Wilhelmina?')).status).toBe(200)
  model.says = 'Wilhelmina, that is 300 dollars.'
  expect((await ask('Do you clean gutters for Wilhelmina?')).status).toBe(200)
  model.mode = 'broken'
  expect((await ask('Do you clean driveways for Wilhelmina?')).status).toBe(200)
  expect((await ask(`Wilhelmina ${'x'.repeat(500)}`)).status).toBe(422)
  await supabase.stop()

  const log = supabase.log()
  expect(log).toContain('"by":"model"')
  expect(log).toContain('"event":"model-answer-refused"')
  expect(log).toContain('"event":"model-failed","code":"status 500"')
  expect(log).toContain('"by":"matcher"')
  for (const secret of ['ilhelmina', '203.0.113', model.apiKey, ...Object.values(supabase.keys)]) {
    expect(log).not.toContain(secret)
  }
  for (const line of log.split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})
