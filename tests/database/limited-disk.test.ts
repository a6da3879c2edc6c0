import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

interface Limits {
  FOLDER_SYNC_ERROR?: string
  FILE_SYNC_ERROR?: string
  WRITE_ERROR?: string
}

function onDisk(dataDir: string, limits: Limits): Record<string, string> {
  const preload = resolve('tests/fakes/limited-disk.mjs')
  return {
    NODE_OPTIONS: `--import ${preload}`,
    LIMITED_DISK: dataDir,
    ...limits,
  }
}

test(
  'a new database is created on a disk that cannot sync folders',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = emptyDataFolder()
    const running = await runSupabase(
      dataDir,
      onDisk(dataDir, { FOLDER_SYNC_ERROR: 'EINVAL' }),
    )
    expect(running.message).toBeUndefined()
    await submitQuote(running, ada)
    running.child.kill('SIGKILL')
    await running.ended
    expect(await readQuotes(await startSupabase(dataDir))).toEqual([ada])
  },
)

const unusableDisks = [
  {
    limits: { FILE_SYNC_ERROR: 'EINVAL' },
    reason:
      'its disk cannot sync files (EINVAL), so a power failure could lose data.',
  },
  {
    limits: { WRITE_ERROR: 'ENOSPC' },
    reason: 'its disk is full (ENOSPC).',
  },
]

test.each(unusableDisks)(
  'a disk with $limits is rejected with the reason',
  async ({ limits, reason }) => {
    const dataDir = emptyDataFolder()
    const { message } = await runSupabase(dataDir, onDisk(dataDir, limits))
    expect(message).toContain(
      `Cannot use the data folder ${dataDir}: ${reason}`,
    )
  },
)
