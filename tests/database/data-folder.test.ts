import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import {
  findRunning,
  startLocalSupabase,
} from '../../scripts/lib/local-supabase.ts'
import { prepareDataFolder } from '../../supabase/local/data-folder.ts'
import { portOf } from '../fakes/loopback-server.ts'
import { databaseFolder } from '../support/data-folder.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

const tryToStart = (dataDir: string) => startLocalSupabase({ dataDir })

test('keeps the data folder private and records the server address only while it runs', async () => {
  const dataDir = await temporaryDataFolder()
  chmodSync(dataDir, 0o755)
  const supabase = await startSupabase(dataDir)
  const { url, publishableKey, secretKey } = supabase
  expect(await findRunning(dataDir)).toMatchObject({
    url,
    publishableKey,
    secretKey,
  })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  for (const file of ['running.json', 'keys.json'])
    expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600)
  await supabase.stop()
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('refuses a folder that holds something else, and leaves it unchanged', async () => {
  const folder = emptyDataFolder()
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  chmodSync(folder, 0o1777)
  expect(await tryToStart(folder)).toEqual({
    ok: false,
    message: `${folder} is not a data folder, because it contains notes.txt. Nothing was changed. Choose a new or empty folder.`,
  })
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('continues in the folder of a first start that was killed', async () => {
  const folder = emptyDataFolder()
  for (const name of ['lock', 'lock-journal', 'running.json', 'lost+found'])
    writeFileSync(join(folder, name), '')
  await expect(prepareDataFolder(folder)).resolves.toBeUndefined()
})

test('answers with an error while its folder is moved away', async () => {
  const dataDir = await temporaryDataFolder()
  const supabase = await startSupabase(dataDir)
  await rename(dataDir, `${dataDir}-moved`)
  await expect(submitQuote(supabase, ada)).rejects.toThrow('Internal error')
  expect(await readQuotes(supabase)).toBeNull()
  await rename(`${dataDir}-moved`, dataDir)
  await submitQuote(supabase, ada)
  expect(await readQuotes(supabase)).toEqual([ada])
})

test(
  'serves a data folder from one process at a time, which the next one takes over after a kill',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = await temporaryDataFolder('fsync')
    const running = await runSupabase(dataDir)
    await submitQuote(running, ada)
    const second = await runSupabase(dataDir)
    expect(second.message).toBe(
      `Another local Supabase (process ${running.child.pid}) is already running on ${dataDir}.`,
    )
    running.child.kill('SIGKILL')
    await running.ended
    expect(await findRunning(dataDir)).toBeNull()
    const third = await runSupabase(dataDir)
    expect(third.message).toBeUndefined()
    expect(await readQuotes(third)).toEqual([ada])
  },
)

test('releases the data folder when a start fails because its port is in use', async () => {
  const dataDir = await temporaryDataFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const port = portOf(taken)
  expect(await startLocalSupabase({ dataDir, port })).toEqual({
    ok: false,
    message: `Port ${port} of the local Supabase is already in use.`,
  })
  await startSupabase(dataDir)
})

test('rejects a data folder with an applied migration whose file is missing', async () => {
  const dataDir = await temporaryDataFolder()
  const pglite = await PGlite.create(databaseFolder(dataDir))
  await pglite.exec(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'future')`,
  )
  await pglite.close()
  expect(await tryToStart(dataDir)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /20990101000000_future is missing .*git reflog.*npm run backup/,
    ),
  })
})

const losses = [
  {
    part: 'database/PG_VERSION',
    message: (dataDir: string) =>
      `${dataDir}/database contains files but no PG_VERSION`,
  },
  {
    part: 'database',
    message: (dataDir: string) => `${dataDir} has keys but no database.`,
  },
]

test.each(losses)(
  'rejects a data folder without $part and changes nothing',
  async ({ part, message }) => {
    const dataDir = await temporaryDataFolder('fsync')
    const supabase = await startSupabase(dataDir)
    await submitQuote(supabase, ada)
    await supabase.stop()
    await rename(join(dataDir, part), join(dataDir, 'moved-aside'))
    // As an unmounted disk does.
    if (part === 'database') await mkdir(join(dataDir, part))
    expect(await tryToStart(dataDir)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message(dataDir)),
    })
    await rename(join(dataDir, 'moved-aside'), join(dataDir, part))
    const restarted = await startSupabase(dataDir)
    expect(await readQuotes(restarted)).toEqual([ada])
    expect(restarted).toMatchObject({
      publishableKey: supabase.publishableKey,
      secretKey: supabase.secretKey,
    })
  },
)
