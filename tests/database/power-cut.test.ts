import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { emptyDataFolder, temporaryDataFolder } from './support/data-folder.ts'
import { ada, leads, start, submit } from './support/started-here.ts'
import { runSupabase } from './support/supabase-process.ts'

const syncedDisk = resolve('tests/fakes/synced-disk.mjs')

/** What the preloaded hook is told: it keeps in `disk` what of the data folder a power cut would leave. */
function watching(dataDir: string, disk: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import ${syncedDisk}`,
    SYNCED_FROM: dataDir,
    SYNCED_TO: join(disk, 'data'),
    SYNCED_LOG: join(disk, 'log'),
  }
}

async function connectionOf(dataDir: string) {
  const connection = await readConnection(dataDir)
  if (!connection) throw new Error('it is not published')
  return connection
}

test('a power cut, from the very first start on, takes no request that was acknowledged', async () => {
  const dataDir = emptyDataFolder()
  const disk = emptyDataFolder()
  const { child, ended } = await runSupabase(dataDir, watching(dataDir, disk))
  const running = await connectionOf(dataDir)
  const acknowledged: (typeof ada)[] = []
  async function submitFive(visitor: number): Promise<void> {
    for (let number = 0; number < 5; number += 1) {
      const lead = { ...ada, email: `${visitor}-${number}@example.com`, phone: `916555${visitor}${number}` }
      await submit(running, lead)
      acknowledged.push(lead)
    }
  }
  await Promise.all([10, 11, 12, 13].map(submitFive))
  child.kill('SIGKILL')
  await ended

  const afterwards = await start(join(disk, 'data'))
  expect(afterwards.secretKey, 'the keys are on the disk').toBe(running.secretKey)
  expect(await leads(afterwards)).toHaveLength(acknowledged.length)
  expect(await leads(afterwards)).toEqual(expect.arrayContaining(acknowledged))
})

test('every commit is forced to the disk before it is acknowledged', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const disk = emptyDataFolder()
  await runSupabase(dataDir, watching(dataDir, disk))
  const running = await connectionOf(dataDir)
  const syncsOfLog = () =>
    readFileSync(join(disk, 'log'), 'utf8').match(/^database\/pg_wal\/[\dA-F]{24}$/gm)?.length ?? 0
  for (let number = 0; number < 10; number += 1) {
    const before = syncsOfLog()
    await submit(running, { ...ada, phone: `91655501${number}0` })
    expect(syncsOfLog()).toBeGreaterThan(before)
  }
})

test.skipIf(!canTrace())('the system sees these calls too', async () => {
  const dataDir = await temporaryDataFolder('forced to the disk')
  const calls = `${dataDir}/calls`
  const strace = [
    'strace',
    '--follow-forks',
    '--seccomp-bpf',
    '--quiet=all',
    '--trace=fsync',
    '--output',
    calls,
  ]
  await runSupabase(dataDir, {}, strace)
  const running = await connectionOf(dataDir)
  const count = () => readFileSync(calls, 'utf8').match(/fsync\(.*= 0$/gm)?.length ?? 0
  const before = count()
  const commits = 10
  for (let number = 0; number < commits; number += 1) {
    await submit(running, { ...ada, phone: `91655501${number}0` })
  }
  expect(count() - before).toBeGreaterThanOrEqual(commits)
})

function canTrace(): boolean {
  try {
    execFileSync('strace', ['--seccomp-bpf', '--follow-forks', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
