import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'

import { secretProof } from '../../../supabase/functions/_shared/platform/visitor-hash.ts'
import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'
import { type FakeModel, startFakeModel } from '../../fakes/model.ts'
import { ask, modelSettings } from '../support/assistant.ts'
import { expectPrivate } from '../support/private-log.ts'

const keysSchema = v.object({
  secretKey: v.string(),
  secrets: v.object({
    DELIVERY_SECRET: v.string(),
    VISITOR_SECRET: v.string(),
  }),
})

async function start(model: FakeModel) {
  const dataDir = await temporaryDataFolder()
  const settings = modelSettings(model)
  const supabase = await runSupabase(dataDir, settings)
  const keysFile = readFileSync(join(dataDir, 'keys.json'), 'utf8')
  const keys = v.parse(keysSchema, JSON.parse(keysFile))
  const visitor = {
    'X-Visitor-Address': '203.0.113.77',
    'X-Visitor-Secret': secretProof(keys.secrets.VISITOR_SECRET),
  }
  return {
    keys,
    async statusOf(message: string) {
      const functionsUrl = `${supabase.url}/functions/v1`
      const response = await ask(functionsUrl, message, visitor)
      return response.status
    },
    async stop() {
      supabase.child.kill('SIGTERM')
      await supabase.ended
      return supabase.log()
    },
  }
}

test('the log records how questions were answered, but none of their words, no address and no secret', async () => {
  const model = await startFakeModel()
  onTestFinished(() => model.stop())
  const supabase = await start(model)
  const statusOf = (message: string) => supabase.statusOf(message)
  model.reply = 'Yes, we offer roof cleaning, without any pressure.'
  expect(await statusOf('Do you clean roofs, Wilhelmina?')).toBe(200)
  model.reply = 'Wilhelmina, that is 300 dollars.'
  expect(await statusOf('Do you clean gutters for Wilhelmina?')).toBe(200)
  model.mode = 500
  expect(await statusOf('Do you clean driveways for Wilhelmina?')).toBe(200)
  expect(await statusOf(`Wilhelmina ${'x'.repeat(500)}`)).toBe(422)

  const log = await supabase.stop()
  expect(log).toContain('"by":"model"')
  expect(log).toContain('"event":"model-answer-rejected"')
  expect(log).toContain('"event":"model-failed","code":"status 500"')
  expect(log).toContain('"by":"matcher"')
  const { secretKey, secrets } = supabase.keys
  const keys = [model.apiKey, secretKey, ...Object.values(secrets)]
  expectPrivate(log, ['ilhelmina', '203.0.113', ...keys])
})
