import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'
import { startFakeModel } from '../../fakes/model.ts'
import { ask, identity, modelSettings } from '../support/assistant.ts'

test('the log records how questions were answered, but none of their words, no address and no secret', async () => {
  const model = await startFakeModel()
  onTestFinished(() => model.stop())
  const dataDir = await temporaryDataFolder()
  const supabase = await runSupabase(dataDir, {
    ...identity,
    ...modelSettings(model),
  })
  const keys = v.parse(
    v.object({
      secretKey: v.string(),
      secrets: v.object({
        DELIVERY_SECRET: v.string(),
        VISITOR_SECRET: v.string(),
      }),
    }),
    JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')),
  )
  const statusOf = async (message: string) => {
    const visitor = {
      'X-Visitor-Address': '203.0.113.77',
      'X-Visitor-Secret': keys.secrets.VISITOR_SECRET,
    }
    return (await ask(`${supabase.url}/functions/v1`, message, visitor)).status
  }

  model.reply = 'Yes, we offer roof cleaning, without any pressure.'
  expect(await statusOf('Do you clean roofs, Wilhelmina?')).toBe(200)
  model.reply = 'Wilhelmina, that is 300 dollars.'
  expect(await statusOf('Do you clean gutters for Wilhelmina?')).toBe(200)
  model.mode = 500
  expect(await statusOf('Do you clean driveways for Wilhelmina?')).toBe(200)
  expect(await statusOf(`Wilhelmina ${'x'.repeat(500)}`)).toBe(422)
  supabase.child.kill('SIGTERM')
  await supabase.ended

  const log = supabase.log()
  for (const part of [
    '"by":"model"',
    '"event":"model-answer-rejected"',
    '"event":"model-failed","code":"status 500"',
    '"by":"matcher"',
  ])
    expect(log).toContain(part)
  for (const secret of [
    'ilhelmina',
    '203.0.113',
    model.apiKey,
    keys.secretKey,
    ...Object.values(keys.secrets),
  ])
    expect(log).not.toContain(secret)
  for (const line of log.split('\n'))
    expect(() => JSON.parse(line)).not.toThrow()
})
