import { expect, onTestFinished, test } from 'vitest'

import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { temporaryDataFolder, writeFunctions } from './host-fixture.ts'

test('functions that were killed are back soon, and answer 503 until then', async () => {
  // Under the name of the function that config.toml lets anyone call.
  const functionsDir = await writeFunctions({
    'send-quote-email/index.ts': `Deno.serve(() => new Response(String(Deno.pid)))`,
  })
  const start = await startEmbeddedSupabase({ dataDir: await temporaryDataFolder(), functionsDir })
  if (!start.ok) throw new Error(start.message)
  onTestFinished(() => start.supabase.stop())
  const functionUrl = `${start.supabase.url}/functions/v1/send-quote-email`
  const firstPid = await (await fetch(functionUrl)).text()

  process.kill(Number(firstPid), 'SIGKILL')
  const statuses = new Set<number>()
  async function status(): Promise<number> {
    const { status } = await fetch(functionUrl)
    statuses.add(status)
    return status
  }
  await expect.poll(status).toBe(503)
  await expect.poll(status).toBe(200)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await (await fetch(functionUrl)).text()).not.toBe(firstPid)
})
