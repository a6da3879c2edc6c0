import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'

import type { Engine } from './engine.ts'
import { engineOf } from './pglite-engine.ts'
import { startPglite } from './start-pglite.ts'

/**
 * PostgreSQL gives up when its log cannot be written, as on a full disk: a server would begin anew and read the log
 * again. PGlite instead answers nothing any more, so whoever asks next has it opened once more, until it opens.
 */
export function reopeningEngine(first: PGlite, folder: string, synced: boolean): Engine {
  let opening = Promise.resolve(first)
  let isBroken = false

  function current(): Promise<PGlite> {
    if (isBroken) {
      isBroken = false
      opening = reopen(opening)
      opening.catch(() => (isBroken = true))
    }
    return opening
  }

  async function reopen(before: Promise<PGlite>): Promise<PGlite> {
    const old = await before.catch(() => undefined)
    await old?.close().catch(() => {})
    // Its disk may be gone: an empty database in its place would take requests that nobody finds again.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`The database in ${folder} is gone`)
    const started = await startPglite(folder, synced)
    if (!started.ok) throw new Error(`PostgreSQL does not open the database again: ${started.lastWords}`)
    return started.pglite
  }

  async function noticing<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    const pglite = await current()
    try {
      return await work(engineOf(pglite))
    } catch (error) {
      if (
        !isOrdinary(error) &&
        !(await answers(pglite)) &&
        (await opening.catch(() => undefined)) === pglite
      ) {
        isBroken = true
      }
      throw error
    }
  }

  return {
    transaction: (work, keeps) => noticing((engine) => engine.transaction(work, keeps)),
    whileNothingWrites: (work) => noticing(async (engine) => engine.whileNothingWrites(work)),
    forgetDeletedRows: () => noticing(async (engine) => engine.forgetDeletedRows()),
    close: async () => (await opening.catch(() => undefined))?.close(),
  }
}

// Wrong values, broken rules, missing rights, refusals of our own functions: nothing that shakes PostgreSQL.
const ordinary = /^(?:22|23|25|42|P0)/

function isOrdinary(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ordinary.test(String(error.code))
}

async function answers(pglite: PGlite): Promise<boolean> {
  return pglite.query('select 1').then(
    () => true,
    () => false,
  )
}
