import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { startEmbeddedSupabase } from '../../../supabase/embedded/start.ts'
import { realDatabase } from '../../support/data-folder.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { readAnswer } from '../supabase-fixture.ts'

async function start(dataDir: string) {
  const result = await startEmbeddedSupabase({ dataDir })
  if (!result.ok) throw new Error(result.message)
  return result.supabase
}

test.each([
  ['the function that stores requests is gone', 'drop function public.submit_quote_request'],
  ['the table of the outbox is gone', 'drop table public.quote_notifications cascade'],
  ['every write fails', 'alter table public.quote_notifications add column unknown text not null'],
])('when %s, the visitor hears that it failed and nothing else', async (_what, damage) => {
  const dataDir = await temporaryDataFolder()
  const database = await PGlite.create(realDatabase(dataDir))
  await database.exec(damage)
  await database.close()

  const supabase = await start(dataDir)
  onTestFinished(() => supabase.stop())
  const response = await fetch(`${supabase.url}/functions/v1/send-quote-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Dana', email: 'dana@visitor.example', phone: '916 555 0123' }),
  })
  expect(await readAnswer(response)).toEqual({
    status: 500,
    body: { success: false, error: 'The request could not be stored' },
  })
})
