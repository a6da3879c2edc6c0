import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Fault } from './fault-plan.ts'

export type Machine = Awaited<ReturnType<typeof startMachine>>

const syncedDisk = resolve(import.meta.dirname, '../../tests/stand-ins/synced-disk.mjs')
const oneMegabyte = 1_048_576

/** A machine whose power can be cut and whose disk can be filled, as far as the real one lets us play it. */
export async function startMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'fault-run-'))
  const disk = join(folder, 'disk')
  const dataDir = join(disk, 'data')
  const filler = join(disk, 'filler')
  // What is on the disk when the power is gone.
  const kept = join(folder, 'kept')
  mkdirSync(disk)
  const isLinux = process.platform === 'linux'
  const isSmall = isLinux && mountSmallDisk(disk)
  const unsupported = new Map<Fault, string>()
  if (!isLinux) unsupported.set('power', 'only Linux tells what was forced to the disk')
  if (!isSmall) unsupported.set('disk', 'this user may not mount a small disk')
  mkdirSync(dataDir, { mode: 0o700 })
  mkdirSync(kept)

  return {
    dataDir,
    /** What cannot be injected here, and why. */
    unsupported,
    /** For the process of the database: has it note what was forced to the disk. */
    environment: isLinux
      ? {
          NODE_OPTIONS: `--import ${syncedDisk}`,
          SYNCED_FROM: dataDir,
          SYNCED_TO: kept,
          SYNCED_LOG: join(folder, 'forced-to-the-disk.log'),
        }
      : {},
    /** Takes everything the data folder holds now for forced to the disk. */
    waitForDisk: () => cp(dataDir, kept, { recursive: true }),
    /** Leaves of the data folder what was forced to the disk. Whoever used it has been killed. */
    async losePower() {
      await rm(dataDir, { recursive: true })
      await cp(kept, dataDir, { recursive: true })
    },
    fillDisk() {
      for (let free = freeBytes(disk); free > 0; free = freeBytes(disk)) {
        appendFileSync(filler, Buffer.alloc(Math.min(free, 4 * oneMegabyte)))
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    async remove() {
      if (isSmall) execFileSync('umount', ['--lazy', disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freeBytes(disk: string): number {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=700', 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
