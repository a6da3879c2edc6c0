import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

test(
  'a power cut loses no acknowledged lead, even right after the first start',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = emptyDataFolder()
    const disk = join(emptyDataFolder(), 'data')
    const running = await runSupabase(dataDir, {
      NODE_OPTIONS: `--import ${resolve('tests/fakes/fsync-disk.mjs')}`,
      SYNCED_FROM: dataDir,
      SYNCED_TO: disk,
    })
    const acknowledged: (typeof ada)[] = []
    const submitThree = async (visitor: number) => {
      for (const number of [1, 2, 3]) {
        const lead = {
          ...ada,
          email: `${visitor}-${number}@example.com`,
          phone: `916555${visitor}${number}`,
        }
        await submitQuote(running, lead)
        acknowledged.push(lead)
      }
    }
    await Promise.all([10, 11, 12].map(submitThree))
    running.child.kill('SIGKILL')
    await running.ended

    const restarted = await startSupabase(disk)
    expect(restarted.secretKey).toBe(running.secretKey)
    expect(acknowledged).toHaveLength(9)
    expect(await readQuotes(restarted)).toEqual(
      expect.arrayContaining(acknowledged),
    )
  },
)
