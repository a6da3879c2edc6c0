import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { errorMessage } from '#domain/error-message.ts'

import { copyDatabase } from '../support/prepared-database.ts'
import { ada } from './support/quote-requests.ts'
import { runSupabase } from './support/supabase-process.ts'
import { readQuotes, startSupabase, submitQuote } from './support/supabase.ts'

interface SmallDisk {
  dataDir: string
  /** Environment of a process that uses the disk. */
  environment: Record<string, string>
  fill(): void
  makeRoom(): void
  remove(): void
}

/** Returns a disk that its users see as full whenever a file says so. */
function simulateDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const flag = join(folder, 'is-full')
  const preload = resolve('tests/fakes/limited-disk.mjs')
  return {
    dataDir,
    environment: {
      NODE_OPTIONS: `--import ${preload}`,
      LIMITED_DISK: dataDir,
      DISK_FULL_WHILE: flag,
    },
    fill: () => writeFileSync(flag, ''),
    makeRoom: () => rmSync(flag),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Mounts a disk of 72 MB. Undefined without the rights of root. */
function mountDisk(): SmallDisk | undefined {
  const dataDir = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const options = 'size=72m,mode=700'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', dataDir], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(dataDir, { recursive: true })
    return undefined
  }
  const filler = join(dataDir, 'filler')
  return {
    dataDir,
    environment: {},
    fill: () => fillDisk(dataDir, filler),
    makeRoom: () => rmSync(filler),
    remove() {
      execFileSync('umount', ['--lazy', dataDir])
      rmSync(dataDir, { recursive: true })
    },
  }
}

const blockBytes = 4 * 1024 ** 2

function fillDisk(folder: string, filler: string): void {
  for (;;) {
    const { bavail, bsize } = statfsSync(folder)
    const freeBytes = bavail * bsize
    if (freeBytes === 0) return
    appendFileSync(filler, Buffer.alloc(Math.min(freeBytes, blockBytes)))
  }
}

const disks = [
  { name: 'simulated', disk: simulateDisk() },
  { name: 'real', disk: mountDisk() },
]

describe.each(disks)('on a $name disk', ({ disk }) => {
  afterAll(() => disk?.remove())

  test.skipIf(!disk)(
    'acknowledges only stored requests while the disk is full, and keeps all of them',
    async () => {
      if (!disk) return
      const { dataDir, environment } = disk
      await copyDatabase(join(dataDir, 'database'), 'fsync')
      const supabase = await runSupabase(dataDir, environment)
      await submitQuote(supabase, ada)
      disk.fill()
      const stored = await submitUntilFailure(supabase)
      disk.makeRoom()
      supabase.child.kill('SIGKILL')
      await supabase.ended
      const restarted = await startSupabase(dataDir)
      const cy = { ...ada, email: 'cy@example.com' }
      await submitQuote(restarted, cy)
      const found = await readQuotes(restarted)
      const acknowledged = [ada, ...stored, cy]
      expect(found).toHaveLength(acknowledged.length)
      expect(found).toEqual(expect.arrayContaining(acknowledged))
    },
  )
})

/**
 * Submits requests until one fails, and returns those that were acknowledged.
 * On a full disk, PostgreSQL either rejects a request or panics and ends its
 * process.
 */
async function submitUntilFailure(
  supabase: Parameters<typeof submitQuote>[0],
): Promise<(typeof ada)[]> {
  const acknowledged: (typeof ada)[] = []
  for (;;) {
    const number = acknowledged.length
    const quote = { ...ada, email: `bo-${number}@example.com` }
    const message = 'x'.repeat(900)
    const failure = await submitQuote(supabase, { ...quote, message }).catch(
      errorMessage,
    )
    if (failure !== undefined) return acknowledged
    acknowledged.push(quote)
  }
}
