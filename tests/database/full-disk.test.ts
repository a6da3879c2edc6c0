import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { errorMessage } from '#domain/error-message.ts'

import { startLocalSupabase } from '../../scripts/lib/local-supabase.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

function mount(...args: string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true })
}

const dataDir = mkdtempSync(join(tmpdir(), 'small-disk-'))
// Only root can mount a small disk.
const isMounted = mount(
  '-t',
  'tmpfs',
  '-o',
  'size=72m,mode=700',
  'none',
  dataDir,
)

const startError = async (folder: string) => {
  const result = await startLocalSupabase({
    dataDir: folder,
  })
  return result.ok ? 'it started' : result.message
}

describe.skipIf(!isMounted)('on a small disk', () => {
  beforeAll(() => copyDatabase(join(dataDir, 'database'), 'fsync'))
  afterAll(() => unmount(dataDir))

  const filler = join(dataDir, 'filler')
  const freeBytes = () => statfsSync(dataDir).bavail * statfsSync(dataDir).bsize
  const makeRoom = () => rmSync(filler)
  function fill(): void {
    while (freeBytes() > 0)
      appendFileSync(filler, Buffer.alloc(Math.min(freeBytes(), 4_194_304)))
  }

  test('acknowledges only stored requests while the disk is full, and keeps all of them', async () => {
    const supabase = await runSupabase(dataDir)
    await submitQuote(supabase, ada)
    const acknowledged = [ada]
    fill()
    // PostgreSQL either rejects a request or panics and ends its process.
    for (let number = 0; ; number += 1) {
      const bo = { ...ada, email: `bo-${number}@example.com` }
      const failure = await submitQuote(supabase, {
        ...bo,
        message: 'x'.repeat(900),
      }).catch(errorMessage)
      if (failure !== undefined) break
      acknowledged.push(bo)
    }
    makeRoom()
    supabase.child.kill('SIGKILL')
    await supabase.ended
    const restarted = await startSupabase(dataDir)
    const cy = { ...ada, email: 'cy@example.com' }
    await submitQuote(restarted, cy)
    const found = await readQuotes(restarted)
    expect(found).toHaveLength(acknowledged.length + 1)
    expect(found).toEqual(expect.arrayContaining([...acknowledged, cy]))
  })

  test('reports a full or read-only disk in one sentence at startup', async () => {
    fill()
    expect(await startError(dataDir)).toBe(
      `Cannot use the data folder ${dataDir}: its disk is full (ENOSPC).`,
    )
    makeRoom()
    const readOnly = mkdtempSync(join(tmpdir(), 'read-only-'))
    mount('--bind', dataDir, readOnly)
    mount('-o', 'remount,ro,bind', readOnly)
    expect(await startError(readOnly)).toBe(
      `Cannot use the data folder ${readOnly}: its disk is read-only (EROFS).`,
    )
    unmount(readOnly)
    expect(
      await readQuotes(await startSupabase(dataDir)),
      'no data is lost',
    ).toContainEqual(ada)
  })
})
