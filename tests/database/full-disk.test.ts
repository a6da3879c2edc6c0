import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDatabase } from '../../supabase/embedded/database/open-database.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { clientOf } from './support/backend.ts'
import { ada, leads, start, submit } from './support/started-here.ts'

const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && canMount()

const emails = (found: unknown) =>
  JSON.stringify(found)
    .match(/[\w-]+@example\.com/g)
    ?.toSorted() ?? []
const lead = (email: string) => `select submit_quote_request('Dee', '${email}', '916-555-0104')`

describe.skipIf(!mayMount)(`a small disk${mayMount ? '' : ' (only root may mount one: skipped)'}`, () => {
  let dataDir: string
  const databaseDir = () => join(dataDir, 'database')
  const filler = () => join(dataDir, 'filler')

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'small-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=72m,mode=700', 'none', dataDir])
    await copyDatabase('seeded', databaseDir(), 'forced to the disk')
  })
  afterAll(() => {
    execFileSync('umount', ['--lazy', dataDir])
    rmSync(dataDir, { recursive: true })
  })

  const freeBytes = () => statfsSync(dataDir).bavail * statfsSync(dataDir).bsize
  function fill(): void {
    while (freeBytes() > 0) appendFileSync(filler(), Buffer.alloc(Math.min(freeBytes(), 4_194_304)))
  }
  const makeRoom = () => rmSync(filler())

  test('that is full takes no request, loses none it took, and serves again when there is room', async () => {
    const supabase = await start(dataDir)
    await submit(supabase, ada)
    const taken = [ada.email]
    fill()
    let refused
    for (let number = 0; refused === undefined && number < 1000; number += 1) {
      const bo = {
        first_name: 'Bo',
        email: `bo-${number}@example.com`,
        phone: '1',
        message: 'x'.repeat(900),
      }
      const answer = await clientOf(supabase.url, supabase.secretKey).rpc('submit_quote_request', bo)
      if (answer.error) refused = { status: answer.status, code: answer.error.code, hint: answer.error.hint }
      else taken.push(bo.email)
    }
    expect(refused).toMatchObject({ status: 503, code: '53100', hint: 'Check free disk space.' })
    expect(emails(await leads(supabase)), 'what it took can be read').toEqual(taken.toSorted())
    makeRoom()
    await submit(supabase, { ...ada, email: 'cy@example.com' })
    await supabase.stop()
    expect(emails(await leads(await start(dataDir)))).toEqual([...taken, 'cy@example.com'].toSorted())
  })

  test('that is full when the log of PostgreSQL has to grow: the same', async () => {
    const opened = await openDatabase(databaseDir(), await readProjectConfig())
    if (!opened.ok) throw new Error(opened.message)
    const { database } = opened
    const write = (sql: string) =>
      database.runAs('service_role', 'write', async (client) => {
        await client.exec(sql)
        return { ok: true }
      })
    await write(lead('dee@example.com'))
    fill()
    const megabytes = (number: number) =>
      write(`select pg_logical_emit_message(true, '', repeat('x', ${number} * 1000000))`)
    await expect(megabytes(30)).rejects.toThrow(/./)
    const taken = await write(lead('perhaps@example.com')).catch(() => ({ ok: false }))
    makeRoom()
    await write(lead('eve@example.com'))
    await database.close()
    const found = emails(await leads(await start(dataDir)))
    expect(found).toEqual(expect.arrayContaining(['dee@example.com', 'eve@example.com']))
    expect(found.includes('perhaps@example.com'), 'there if it was acknowledged').toBe(taken.ok)
  })

  test('that is full or can only be read is one sentence at the start, and no harm', async () => {
    fill()
    const full = await startEmbeddedSupabase({ dataDir, withFunctions: false })
    makeRoom()
    expect(full).toMatchObject({
      ok: false,
      message: `The data folder ${dataDir} cannot be used: its disk is full (ENOSPC).`,
    })
    const readOnlyDir = mkdtempSync(join(tmpdir(), 'read-only-'))
    execFileSync('mount', ['--bind', dataDir, readOnlyDir])
    execFileSync('mount', ['-o', 'remount,ro,bind', readOnlyDir])
    const readOnly = await startEmbeddedSupabase({ dataDir: readOnlyDir, withFunctions: false })
    execFileSync('umount', ['--lazy', readOnlyDir])
    rmSync(readOnlyDir, { recursive: true })
    expect(readOnly).toMatchObject({
      ok: false,
      message: `The data folder ${readOnlyDir} cannot be used: its disk can only be read (EROFS).`,
    })
    expect(emails(await leads(await start(dataDir)))).toContain(ada.email)
  })
})

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'none', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
