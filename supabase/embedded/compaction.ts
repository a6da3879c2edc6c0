import type { Keys } from './data-folder/keys.ts'
import type { Database } from './database/database.ts'
import { apiError, errorResponse } from './gateway/api-error.ts'
import { identifyCaller } from './gateway/caller.ts'

interface Options {
  database: Database
  keys: Keys
}

/** Answers `POST /compact` of the secret key when the bytes of deleted rows are gone from the files as well, where they are ours. */
export function createCompaction({ database, keys }: Options) {
  return async (request: Request): Promise<Response> => {
    const caller = identifyCaller(request.headers, keys)
    if (!caller.ok) return errorResponse(caller.error)
    if (caller.value !== 'service_role' || request.method !== 'POST') {
      return errorResponse(apiError(403, '42501', 'Compacting takes POST and the secret key'))
    }
    await database.forgetDeletedRows?.()
    return Response.json({ compacted: true })
  }
}
