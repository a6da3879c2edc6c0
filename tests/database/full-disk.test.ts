import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { errorMessage } from '#domain/error-message.ts'

import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

test(
  'acknowledges only stored requests while the disk is full, and keeps all of them',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder('fsync')
    const flag = join(emptyDataFolder(), 'is-full')
    const supabase = await runSupabase(dataDir, {
      NODE_OPTIONS: `--import ${resolve('tests/fakes/limited-disk.mjs')}`,
      LIMITED_DISK: dataDir,
      DISK_FULL_WHILE: flag,
    })
    await submitQuote(supabase, ada)
    writeFileSync(flag, '')
    const stored = await submitUntilFailure(supabase)
    rmSync(flag)
    supabase.child.kill('SIGKILL')
    await supabase.ended
    const restarted = await startSupabase(dataDir)
    const cy = { ...ada, email: 'cy@example.com' }
    await submitQuote(restarted, cy)
    const found = await readQuotes(restarted)
    const acknowledged = [ada, ...stored, cy]
    expect(found).toHaveLength(acknowledged.length)
    expect(found).toEqual(expect.arrayContaining(acknowledged))
  },
)

// On a full disk, PostgreSQL either rejects a request or panics and ends its
// process.
async function submitUntilFailure(
  supabase: Parameters<typeof submitQuote>[0],
): Promise<(typeof ada)[]> {
  const acknowledged: (typeof ada)[] = []
  for (;;) {
    const number = acknowledged.length
    const quote = { ...ada, email: `bo-${number}@example.com` }
    const message = 'x'.repeat(900)
    const failure = await submitQuote(supabase, { ...quote, message }).catch(
      errorMessage,
    )
    if (failure !== undefined) return acknowledged
    acknowledged.push(quote)
  }
}
