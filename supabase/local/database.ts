import { execFile } from 'node:child_process'
import { fsyncSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import type { CallerRole } from './api-error.ts'
import { type ProjectConfig, supabaseDirectory } from './config.ts'
import { databaseFolderIn, StartError } from './data-folder.ts'
import { applyMigrations, applySeeds, createRoles, readMigrations } from './migrations.ts'
import { syncFolder, syncTree } from './private-files.ts'

export interface Database {
  /** Runs one request in a transaction of its own with the rights of the caller's role. */
  runAs: <Result>(
    role: CallerRole,
    access: 'read' | 'write',
    work: (client: Transaction) => Promise<Result>,
  ) => Promise<Result>
  /** Applies new migrations and seeds. */
  migrate(): Promise<void>
  /** A tar archive of the files of the database. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/** Opens the database of a data folder, migrated. */
export async function openDatabase(dataDir: string, config: ProjectConfig): Promise<Database> {
  const pglite = await openPglite(databaseFolderIn(dataDir))
  try {
    await migrate(pglite, config)
  } catch (error) {
    await pglite.close()
    throw error
  }
  return {
    runAs: (role, access, work) =>
      pglite.transaction(async (client) => {
        await client.query(
          `select set_config('transaction_read_only', $1, true), set_config('role', $2, true)`,
          [access === 'read' ? 'on' : 'off', role],
        )
        return work(client)
      }),
    migrate: () => migrate(pglite, config),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}

/** Applies the migrations and seeds that a database does not have yet. */
export async function migrate(pglite: PGlite, { db: { seed } }: ProjectConfig): Promise<void> {
  await createRoles(pglite)
  await applyMigrations(pglite, await readMigrations(join(supabaseDirectory, 'migrations')))
  if (seed.enabled) await applySeeds(pglite, supabaseDirectory, seed.sql_paths)
}

/**
 * Makes the database of a data folder under another name and renames it when it is whole and on the disk, so that a
 * process that is killed on the way leaves nothing that looks like one.
 */
export async function makeDatabase(dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  // Making a database takes two hundred megabytes, which only the end of a process gives back.
  const args = [join(import.meta.dirname, 'make-database.ts'), unfinished]
  await promisify(execFile)(process.execPath, args).catch((error: unknown) => {
    const stderr = v.parse(v.object({ stderr: v.string() }), error).stderr.trim()
    throw new StartError(stderr)
  })
  await syncTree(unfinished)
  await rm(databaseFolderIn(dataDir), { recursive: true, force: true })
  await rename(unfinished, join(dataDir, 'database'))
  await syncFolder(dataDir)
}

// PostgreSQL's own default is 128 MB of buffers. The sync method it would choose needs a flag that PGlite's files drop.
const settings = ['shared_buffers=8MB', 'wal_buffers=256kB', 'wal_sync_method=fsync']

// -F is fsync=off.
const startParams = [
  ...PGlite.defaultStartParams.filter((name) => name !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

/** Opens PostgreSQL on a folder, where it makes an empty database if there is none. A commit waits for the disk. */
export async function openPglite(folder: string): Promise<PGlite> {
  let isOpen = false
  let lastServerError: string | undefined
  function listen(line: string): boolean {
    const { level, words } = /(?<level>FATAL|PANIC): +(?<words>.+)$/.exec(line)?.groups ?? {}
    lastServerError = words ?? lastServerError
    if (isOpen && level === 'PANIC') {
      // PGlite would go on without PostgreSQL. A new process reads the log of what was committed.
      console.error(`PostgreSQL has given up: ${words}.`)
      process.exit(1)
    }
    return false
  }
  try {
    const pglite = await PGlite.create({ fs: new DurableFiles(folder), startParams, onStderr: listen })
    isOpen = true
    return pglite
  } catch (error) {
    const reason = lastServerError ?? sentenceOf(error)
    throw new StartError(
      `PostgreSQL does not open the database in ${folder}: ${reason}. Restore a backup: npm run restore -- FILE`,
    )
  }
}

// Input/output error, in the numbers of WebAssembly's system interface.
const ioError = 29

/**
 * A folder of this machine as PGlite's file system, where fsync means fsync: what PostgreSQL takes for written is
 * on the disk, and survives a power cut. PGlite's own one leaves the calls out.
 */
class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push(({ FS }) => {
      const { NODEFS } = FS.filesystems
      NODEFS.stream_ops.fsync = ({ nfd }: { nfd: number }) => {
        try {
          fsyncSync(nfd)
        } catch {
          // PostgreSQL decides what that means: it gives up rather than acknowledge.
          throw new FS.ErrnoError(ioError)
        }
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
