import type { Keys } from './data-folder/keys.ts'
import type { Database } from './database/database.ts'
import { secretKeyPost } from './gateway/secret-key-post.ts'

interface Options {
  database: Database
  keys: Keys
}

/** Answers `POST /compact` of the secret key when the bytes of deleted rows are gone from the files as well, where they are ours. */
export function createCompaction({ database, keys }: Options) {
  return secretKeyPost('Compacting', keys, async () => {
    await database.forgetDeletedRows?.()
    return Response.json({ compacted: true })
  })
}
