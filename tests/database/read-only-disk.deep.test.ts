import { renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { makeReadOnly } from '../fakes/read-only-disk.ts'
import { clientOf } from './support/backend.ts'
import { temporaryDataFolder } from './support/data-folder.ts'
import { ada, leads, start, submit } from './support/started-here.ts'

const bo = { first_name: 'Bo', email: 'bo@example.com', phone: '916-555-0102' }
const cy = { first_name: 'Cy', email: 'cy@example.com', phone: '916-555-0103' }

test('a disk that can only be read from one moment on, or is gone, takes no request and loses none; it serves again when it is back', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const folder = join(dataDir, 'database')
  const said: string[] = []
  const result = await startEmbeddedSupabase({
    dataDir,
    withFunctions: false,
    log: (_, { error } = {}) => void (typeof error === 'string' && said.push(error)),
  })
  if (!result.ok) throw new Error(result.message)
  const { supabase } = result
  const client = clientOf(supabase.url, supabase.secretKey)
  const refused = async () => (await client.rpc('submit_quote_request', bo)).status
  await submit(supabase, ada)

  const giveBack = makeReadOnly(dataDir)
  expect([await refused(), await refused()]).toEqual([500, 500])
  renameSync(folder, `${folder}.away`)
  expect(await refused()).toBe(500)
  renameSync(`${folder}.away`, folder)
  giveBack()
  expect(said).toEqual([
    expect.stringMatching(/^PostgreSQL has given up: could not write .*: Read-only file system$/),
    expect.stringMatching(/^PostgreSQL does not open the database again: .*: Read-only file system$/),
    `The database in ${folder} is gone`,
  ])

  await submit(supabase, cy)
  expect(await leads(supabase)).toEqual([ada, cy])
  await supabase.stop()
  expect(await leads(await start(dataDir))).toEqual([ada, cy])
})
