import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { emptyDataFolder } from '../database/support/data-folder.ts'
import { submit } from '../database/support/started-here.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { runCommand } from './run-command.ts'
import { runStart, untilPrinted } from './running-start.ts'

let base: string
beforeAll(async () => {
  base = memoryFolder('damaged')
  await copyDatabase('seeded', join(base, 'database'))
  const started = await startEmbeddedSupabase({ dataDir: base, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  const lead = { first_name: 'Ada', email: 'ada@mail.example', phone: '916 555 0101' }
  await submit(started.supabase, lead)
  await started.supabase.stop()
})
afterAll(() => remove(base))

/** A data folder that was in use, with one lead. */
function usedFolder(): string {
  const dataDir = memoryFolder('damaged')
  onTestFinished(() => remove(dataDir))
  cpSync(base, dataDir, { recursive: true })
  return dataDir
}

/** What `npm start` says, without the lines of its log. */
async function refusalOf(dataDir: string, user: { uid?: number } = {}): Promise<string[]> {
  const running = runStart({ PORT: String(await freePort()), DATA_DIR: dataDir }, user)
  expect(await running.exited).toBe(1)
  return running
    .output()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
}

const garbage = Buffer.from('\u0000garbage\u00ff'.repeat(64))
const remove = (path: string) => rmSync(path, { recursive: true, force: true })
function become(path: string, what: 'a folder' | 'a file') {
  remove(path)
  if (what === 'a folder') mkdirSync(join(path, 'x'), { recursive: true })
  else writeFileSync(path, garbage)
}

const damages: [name: string, damage: (dataDir: string) => void][] = [
  ['PG_VERSION is gone', (dataDir) => remove(join(dataDir, 'database/PG_VERSION'))],
  ['PG_VERSION is garbage', (dataDir) => writeFileSync(join(dataDir, 'database/PG_VERSION'), garbage)],
  ['pg_control is gone', (dataDir) => remove(join(dataDir, 'database/global/pg_control'))],
  ['pg_control is empty', (dataDir) => truncateSync(join(dataDir, 'database/global/pg_control'))],
  ['pg_control is garbage', (dataDir) => writeFileSync(join(dataDir, 'database/global/pg_control'), garbage)],
  ['the tables are gone', (dataDir) => remove(join(dataDir, 'database/base'))],
  ['the log is gone', (dataDir) => remove(join(dataDir, 'database/pg_wal'))],
  ['the log is garbage', (dataDir) => damageLog(join(dataDir, 'database/pg_wal'))],
  ['the database is gone', (dataDir) => remove(join(dataDir, 'database'))],
  ['the database is a file', (dataDir) => become(join(dataDir, 'database'), 'a file')],
  ['the database is empty', (dataDir) => emptyFolder(join(dataDir, 'database'))],
  ['the keys are garbage', (dataDir) => writeFileSync(join(dataDir, 'keys.json'), garbage)],
  ['the keys are cut off', (dataDir) => truncateSync(join(dataDir, 'keys.json'), 20)],
  ['the keys are a folder', (dataDir) => become(join(dataDir, 'keys.json'), 'a folder')],
  ['the lock is a folder', (dataDir) => become(join(dataDir, 'embedded.lock'), 'a folder')],
  ['the lock is garbage', (dataDir) => become(join(dataDir, 'embedded.lock'), 'a file')],
  ['the address is a folder', (dataDir) => become(join(dataDir, 'supabase.json'), 'a folder')],
  ['the outbox is a file', (dataDir) => become(join(dataDir, 'outbox'), 'a file')],
]

function damageLog(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^[\dA-F]{24}$/.test(name)) writeFileSync(join(folder, name), garbage)
}

function emptyFolder(folder: string): void {
  remove(folder)
  mkdirSync(folder)
}

test.each(damages)(
  'when %s, npm start says so in one sentence and makes nothing in its place',
  async (_, damage) => {
    const dataDir = usedFolder()
    damage(dataDir)
    const before = new Set([...readdirSync(dataDir), 'embedded.lock', 'outbox'])
    const said = await refusalOf(dataDir)
    expect(said).toEqual([expect.any(String)])
    expect(said[0]).toMatch(/^[A-Z/].{20,400}$/)
    expect(said[0]).not.toMatch(/node:|\.ts:\d/)
    expect(readdirSync(dataDir).filter((name) => !before.has(name))).toEqual([])
    const proof = await runCommand('quotes-proof', [], { DATA_DIR: dataDir })
    expect(proof.stdout, 'proves nothing that is not there').not.toMatch(/^0 stored/)
  },
)

test.skipIf(process.getuid?.() !== 0)(
  'of another user, and one whose files are, in one sentence',
  async () => {
    const dataDir = usedFolder()
    chmodSync(dataDir, 0o777)
    const said = await refusalOf(dataDir, { uid: 65_534 })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/cannot be used: this user may not/)
  },
)

const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0

/** What `npm start` says on a data folder after `mount`, a command of the shell that only it sees. */
async function refusalOnDisk(dataDir: string, mount: string): Promise<string[]> {
  const { stdout, stderr, status } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', `${mount} && exec "$0" scripts/start.ts`, process.execPath],
    {
      env: { ...process.env, SUPABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
}

test.skipIf(!mayMount).each([
  ['full', 'size=1m', /disk is full|no space/i],
  ['full in the middle', 'size=20m', /disk is full|no space/i],
])('a new data folder on a disk that is %s, in one sentence', async (_, options, reason) => {
  const said = await refusalOnDisk(emptyDataFolder(), `mount -t tmpfs -o ${options} none "$DATA_DIR"`)
  expect(said).toEqual([expect.any(String)])
  expect(said[0]).toMatch(reason)
})

test.skipIf(!mayMount)('a disk that can only be read, in one sentence', async () => {
  const readOnly = 'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR"'
  const said = await refusalOnDisk(usedFolder(), readOnly)
  expect(said).toEqual([expect.any(String)])
  expect(said[0]).toContain('its disk can only be read')
})

test('killed during its very first creation, the folder starts again', async () => {
  const dataDir = emptyDataFolder()
  const port = String(await freePort())
  for (const wait of [300, 1_500, 3_000]) {
    const first = runStart({ PORT: port, DATA_DIR: dataDir })
    await new Promise((resolve) => setTimeout(resolve, wait))
    process.kill(-(first.process.pid ?? 0), 'SIGKILL')
    await first.exited
  }
  const again = runStart({ PORT: port, DATA_DIR: dataDir })
  await untilPrinted(again, 'Ctrl-C')
  again.process.kill('SIGTERM')
  expect(await again.exited).toBe(0)
})
