import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { emptyDataFolder, temporaryDataFolder } from '../database/support/data-folder.ts'
import { ada, leads, start, submit } from '../database/support/started-here.ts'
import { runSupabase } from '../database/support/supabase-process.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { runCommand } from './run-command.ts'

const bo = { ...ada, email: 'bo@example.com', phone: '916-555-0102' }

function restore(dataDir: string, ...args: string[]) {
  return runCommand('restore', args, { DATA_DIR: dataDir })
}

function backup(dataDir: string, file: string) {
  return runCommand('backup', [file], { DATA_DIR: dataDir })
}

/** A backup with the lead of Ada, and what came after it: Bo, and kill -9. */
let dataDir: string
let file: string
let secretKey: string

beforeAll(async () => {
  dataDir = await newDataFolder('backup-test', 'forced to the disk')
  file = join(dataDir, '../', `backup-${process.pid}.tar.gz`)
})

test('a backup is one private file, made while requests come in, with all that was acknowledged before', async () => {
  const { child, ended } = await runSupabase(dataDir)
  const running = await readConnection(dataDir)
  if (!running) throw new Error('it is not published')
  secretKey = running.secretKey
  await submit(running, ada)
  await writeFile(join(dataDir, 'outbox/kept.eml'), 'a mail')
  const [made] = await Promise.all([backup(dataDir, file), submit(running, bo)])
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot'))).toEqual([])

  expect(await restore(dataDir, file), 'not under a running site').toMatchObject({ status: 1, stdout: '' })
  await submit(running, { ...ada, email: 'lost@example.com', phone: '916-555-0103' })
  child.kill('SIGKILL')
  await ended
})

test('it brings back another folder whole, keys and mail too, from its files and from its SQL', async () => {
  for (const args of [[], ['--from-sql']]) {
    const elsewhere = emptyDataFolder()
    expect(await restore(elsewhere, file, ...args)).toMatchObject({ status: 0, stderr: '' })
    const restored = await start(elsewhere)
    expect(restored.secretKey).toBe(secretKey)
    expect(await leads(restored)).toEqual(expect.arrayContaining([ada]))
    expect(existsSync(join(elsewhere, 'outbox/kept.eml'))).toBe(true)
    await submit(restored, { ...ada, email: 'new@example.com', phone: '916-555-0109' })
    await restored.stop()
  }
})

test('killed in the middle it leaves the old database or a folder that refuses to start, and then works', async () => {
  const child = spawn(process.execPath, ['scripts/restore.ts', file], {
    env: { ...process.env, SUPABASE_URL: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  await expect.poll(() => existsSync(join(dataDir, 'restore.unfinished/database/PG_VERSION'))).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const again = await restore(dataDir, file)
  expect(again).toMatchObject({ status: 0, stderr: '' })
  const replaced = readdirSync(dataDir).find((name) => name.startsWith('replaced-'))
  expect(existsSync(join(dataDir, replaced ?? '', 'database/PG_VERSION')), 'what was there is kept').toBe(
    true,
  )
  const restored = await start(dataDir)
  const emails = JSON.stringify(await leads(restored))
  expect(emails).toContain(ada.email)
  expect(emails).not.toContain('lost@example.com')
})

test('half a backup, another file or none changes nothing', async () => {
  const folder = await temporaryDataFolder()
  const half = join(folder, 'half.tar.gz')
  await writeFile(half, 'no backup')
  for (const wrong of [half, join(folder, 'missing.tar.gz')]) {
    const refused = await restore(folder, wrong)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr.trim().split('\n')).toHaveLength(1)
  }
  expect(existsSync(join(folder, 'database/PG_VERSION'))).toBe(true)
  expect(readdirSync(folder).filter((name) => /restore|replaced|pid/.test(name))).toEqual([])
  await rm(file)
})

test('without a database there is nothing to back up, and a hosted project has its own', async () => {
  const nowhere = emptyDataFolder()
  expect(await backup(nowhere, join(nowhere, 'backup.tar.gz'))).toMatchObject({ status: 1 })
  expect(readdirSync(nowhere)).toEqual([])
  const hosted = await runCommand('backup', [], { SUPABASE_URL: 'https://abc.supabase.co' })
  expect(hosted.stderr).toContain('backed up by Supabase')
})
