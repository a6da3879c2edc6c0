import { execFile } from 'node:child_process'
import { fsyncSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { PGlite, type Transaction } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import * as v from 'valibot'

import type { CallerRole } from './api-error.ts'
import { databaseFolderIn, hasDatabase } from './data-folder.ts'
import { errorMessage, isUnsupported, StartError } from './errors.ts'
import {
  applyMigrations,
  applySeed,
  createRoles,
  readMigrations,
} from './migrations.ts'
import { syncFolder, syncTree } from './private-files.ts'
import type { ProjectConfig } from './project-config.ts'

export interface Database {
  runAs: <Result>(
    role: CallerRole,
    access: 'read' | 'write',
    work: (client: Transaction) => Promise<Result>,
  ) => Promise<Result>
  migrate(): Promise<void>
  dump(): Promise<Blob>
  close(): Promise<void>
}

export async function openDatabase(
  dataDir: string,
  project: ProjectConfig,
): Promise<Database> {
  const pglite = await openPglite(databaseFolderIn(dataDir))
  try {
    await migrate(pglite, project)
  } catch (error) {
    await pglite.close()
    throw error
  }
  return {
    async runAs(role, access, work) {
      // PostgreSQL would go on with files that no longer belong to the folder.
      if (!hasDatabase(dataDir))
        throw new Error(`The database in ${dataDir} was moved or deleted`)
      return await pglite.transaction(async (client) => {
        await limitTransaction(client, role, access)
        return await work(client)
      })
    },
    migrate: () => migrate(pglite, project),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}

async function limitTransaction(
  client: Transaction,
  role: CallerRole,
  access: 'read' | 'write',
): Promise<void> {
  const readOnly = access === 'read' ? 'on' : 'off'
  await client.query(
    `select set_config('transaction_read_only', $1, true),
            set_config('role', $2, true)`,
    [readOnly, role],
  )
}

export async function migrate(
  pglite: PGlite,
  { directory, seedFile }: ProjectConfig,
): Promise<void> {
  await createRoles(pglite)
  const migrations = await readMigrations(join(directory, 'migrations'))
  await applyMigrations(pglite, migrations)
  if (seedFile !== undefined) await applySeed(pglite, seedFile)
}

/**
 * A process that is killed halfway leaves nothing that looks like a database.
 */
export async function createDatabase(dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await runInitdb(unfinished)
  await syncTree(unfinished)
  await rm(databaseFolderIn(dataDir), { recursive: true, force: true })
  await rename(unfinished, join(dataDir, 'database'))
  await syncFolder(dataDir)
}

const failedProcessSchema = v.object({ stderr: v.string() })

// In a process of its own, because that takes 200 MB of memory, which is only
// released when the process ends.
async function runInitdb(folder: string): Promise<void> {
  const program = join(import.meta.dirname, 'create-database.ts')
  try {
    await promisify(execFile)(process.execPath, [program, folder])
  } catch (error) {
    const { stderr } = v.parse(failedProcessSchema, error)
    throw new StartError(stderr.trim())
  }
}

// PostgreSQL's default is 128 MB of buffers. Its default sync method needs an
// open flag that PGlite's files ignore.
const settings = [
  'shared_buffers=8MB',
  'wal_buffers=256kB',
  'wal_sync_method=fsync',
]

// PGlite's default -F means fsync=off.
const startParams = [
  ...PGlite.defaultStartParams.filter((name) => name !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

export async function openPglite(folder: string): Promise<PGlite> {
  let isOpen = false
  let lastServerError: string | undefined

  function onStderr(line: string): boolean {
    const [, level, message] = serverError.exec(line) ?? []
    lastServerError = message ?? lastServerError
    if (isOpen && level === 'PANIC') exitAfterPanic(message)
    return false
  }

  try {
    const fs = new DurableFiles(folder)
    const pglite = await PGlite.create({ fs, startParams, onStderr })
    isOpen = true
    return pglite
  } catch (error) {
    const reason = lastServerError ?? errorMessage(error)
    const failure = `PostgreSQL failed to open the database in ${folder}: ${reason}.`
    if (reason.includes('Permission denied'))
      throw new StartError(
        `${failure} Some of its files belong to another user, such as root. Give all of them to the user who runs the site: sudo chown -R USER ${folder}`,
      )
    throw new StartError(failure, 'restore-backup')
  }
}

const serverError = /(FATAL|PANIC): +(.+)$/

// PGlite would keep running without PostgreSQL. A new process recovers all
// commits from the write-ahead log.
function exitAfterPanic(message: string | undefined): never {
  console.error(`PostgreSQL crashed: ${message}.`)
  process.exit(1)
}

type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

// In WASI's numbering.
const errorNumbers = { EINVAL: 28, EIO: 29 }

// PGlite's own class omits fsync, so a power cut would lose commits.
class DurableFiles extends NodeFS {
  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

type Preparation = NonNullable<EmscriptenOptions['preRun']>[number]

const addFsync: Preparation = ({ FS }) => {
  const { NODEFS } = FS.filesystems
  NODEFS.stream_ops.fsync = ({ nfd }: { nfd: number }) => {
    try {
      fsyncSync(nfd)
    } catch (error) {
      // Leave the handling to PostgreSQL, which panics rather than acknowledge
      // the commit. It ignores EINVAL for a folder, because some disks cannot
      // sync folders.
      const { EINVAL, EIO } = errorNumbers
      throw new FS.ErrnoError(isUnsupported(error) ? EINVAL : EIO)
    }
  }
}
