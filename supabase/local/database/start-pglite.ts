import { PGlite } from '@electric-sql/pglite'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { realFolder } from '../data-folder/real-folder.ts'
import { DurableFiles } from './durable-files.ts'
import { failAfterPanic } from './fail-after-panic.ts'

// PostgreSQL's own default is made for a machine that does nothing else: 128 MB of buffers, for a few megabytes of data.
const small = ['-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB']

// -F is fsync=off. The sync method PostgreSQL would choose needs a flag that PGlite's files drop.
const withoutSync = '-F'
const startParams = [
  ...PGlite.defaultStartParams.filter((name) => name !== withoutSync),
  ...small,
  '-c',
  'wal_sync_method=fsync',
  // A segment of the log that is no longer needed would be kept for the next one, with the leads in it.
  '-c',
  'wal_recycle=off',
]

type PgliteStart = { ok: true; pglite: PGlite } | { ok: false; lastWords: string }

/**
 * Starts PostgreSQL on a folder, where it makes a database when there is none. A commit is on the disk when it
 * returns; with `synced` false it is not, for a database nobody relies on yet.
 */
export async function startPglite(folder: string, synced = true): Promise<PgliteStart> {
  let lastWords: string | undefined
  let pglite: PGlite | undefined
  function listen(line: string): boolean {
    const { level, words } = /(?<level>FATAL|PANIC): +(?<words>.+)$/.exec(line)?.groups ?? {}
    lastWords = words ?? lastWords
    if (pglite && level === 'PANIC') failAfterPanic(pglite, words ?? '')
    return false
  }
  try {
    pglite = await PGlite.create({
      // Emscripten follows no link.
      fs: new DurableFiles(realFolder(folder)),
      startParams: synced ? startParams : [...startParams, withoutSync],
      onStderr: listen,
    })
    return { ok: true, pglite }
  } catch (error) {
    return { ok: false, lastWords: lastWords ?? wordsOf(error) }
  }
}

// In the numbers of WebAssembly's system interface.
const reasons: Record<number, string> = {
  2: 'this user may not write there',
  29: 'its disk fails',
  51: 'its disk is full',
  63: 'this user may not write there',
  69: 'its disk can only be read',
}

/** What a failed file says for itself is no more than a number. */
function wordsOf(error: unknown): string {
  if (error instanceof Object && 'errno' in error) {
    return reasons[Number(error.errno)] ?? `the system refuses a file (${Number(error.errno)})`
  }
  return sentenceOf(error)
}
