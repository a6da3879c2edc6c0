import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import {
  clientOf,
  readQuotes,
  startSupabase,
  submitQuote,
} from './support/supabase.ts'

test(
  'a power cut loses no acknowledged lead and no photo, even right after the first start',
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
    const photos = clientOf(running.url, running.secretKey).storage.from(
      'quote-photos',
    )
    const options = { contentType: 'image/jpeg', upsert: true }
    const photo = await photos.upload('photo.jpg', new Uint8Array(9), options)
    expect(photo.error).toBeNull()
    running.child.kill('SIGKILL')
    await running.ended

    const restarted = await startSupabase(disk)
    expect(restarted.secretKey).toBe(running.secretKey)
    expect(readFileSync(join(disk, 'storage/quote-photos/photo.jpg'))).toEqual(
      Buffer.alloc(9),
    )
    expect(acknowledged).toHaveLength(9)
    expect(await readQuotes(restarted)).toEqual(
      expect.arrayContaining(acknowledged),
    )
  },
)
