import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { databaseFolderIn } from './data-folder/database-folder.ts'
import type { Keys } from './data-folder/keys.ts'
import { realFolder } from './data-folder/real-folder.ts'
import type { Database } from './database/database.ts'
import { secretKeyPost } from './gateway/secret-key-post.ts'

const prefix = 'snapshot.'

interface Options {
  dataDir: string
  database: Database
  keys: Keys
}

/**
 * Answers `POST /snapshot` of the secret key with the path of a copy of the database's files, made while nothing
 * writes to them. The caller, a command of this machine, removes it.
 */
export function createSnapshots({ dataDir, database, keys }: Options) {
  return secretKeyPost('A snapshot', keys, async () => {
    const folder = join(dataDir, `${prefix}${randomUUID()}`)
    // A copy of a link would be none of the database.
    const files = realFolder(databaseFolderIn(dataDir))
    await database.whileNothingWrites(() =>
      cp(files, join(folder, 'database'), {
        recursive: true,
        // On a disk that can share blocks between files, this takes no time and no room.
        mode: constants.COPYFILE_FICLONE,
      }),
    )
    return Response.json({ folder })
  })
}

/** Removes what commands that were killed have left behind. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
}
