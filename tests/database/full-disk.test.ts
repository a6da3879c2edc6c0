import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startEmbeddedSupabase } from '../../supabase/local/start.ts'
import { copyDatabase } from '../support/prepared-database.ts'
import { ada, clientOf, readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

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
// Only root may mount a small disk.
const isMounted = mount('-t', 'tmpfs', '-o', 'size=72m,mode=700', 'none', dataDir)

const failure = async (folder: string) => {
  const result = await startEmbeddedSupabase({ dataDir: folder, withFunctions: false })
  return result.ok ? 'it started' : result.message
}

describe.skipIf(!isMounted)('a small disk', () => {
  beforeAll(() => copyDatabase(join(dataDir, 'database'), 'forced to the disk'))
  afterAll(() => unmount(dataDir))

  const filler = join(dataDir, 'filler')
  const freeBytes = () => statfsSync(dataDir).bavail * statfsSync(dataDir).bsize
  const makeRoom = () => rmSync(filler)
  function fill(): void {
    while (freeBytes() > 0) appendFileSync(filler, Buffer.alloc(Math.min(freeBytes(), 4_194_304)))
  }

  test('that is full refuses new requests, keeps the old ones and serves again when there is room', async () => {
    const supabase = await startSupabase(dataDir)
    await submitQuote(supabase, ada)
    const acknowledged = [ada]
    fill()
    let refusal: object | undefined
    for (let number = 0; refusal === undefined && number < 1000; number += 1) {
      const bo = { ...ada, email: `bo-${number}@example.com` }
      const parameters = { ...bo, message: 'x'.repeat(900) }
      const { error, status } = await clientOf(supabase.url, supabase.secretKey).rpc(
        'submit_quote_request',
        parameters,
      )
      if (error) refusal = { status, code: error.code, hint: error.hint }
      else acknowledged.push(bo)
    }
    expect(refusal).toEqual({ status: 503, code: '53100', hint: 'Check free disk space.' })
    makeRoom()
    const cy = { ...ada, email: 'cy@example.com' }
    await submitQuote(supabase, cy)
    await supabase.stop()
    const found = await readQuotes(await startSupabase(dataDir))
    expect(found).toHaveLength(acknowledged.length + 1)
    expect(found).toEqual(expect.arrayContaining([...acknowledged, cy]))
  })

  test('that is full or read-only is named in one sentence at the start', async () => {
    fill()
    expect(await failure(dataDir)).toBe(
      `The data folder ${dataDir} cannot be used: its disk is full (ENOSPC).`,
    )
    makeRoom()
    const readOnly = mkdtempSync(join(tmpdir(), 'read-only-'))
    mount('--bind', dataDir, readOnly)
    mount('-o', 'remount,ro,bind', readOnly)
    expect(await failure(readOnly)).toBe(
      `The data folder ${readOnly} cannot be used: its disk can only be read (EROFS).`,
    )
    unmount(readOnly)
    expect(await readQuotes(await startSupabase(dataDir)), 'no harm is done').toContainEqual(ada)
  })
})
