import '../lib/env-file.ts'
import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import { fail } from '../lib/command-line.ts'
import { openBackend } from './open-backend.ts'

/** Runs one of the owner's commands on the backend; `withoutData` is the answer while there is no data folder yet. */
export async function withBackend<Answer>(
  work: (client: AdminClient, compact: () => Promise<void>) => Promise<Answer>,
  withoutData: Answer,
): Promise<Answer> {
  const backend = await openBackend(process.env)
  if (!backend.ok) return fail(backend.message)
  if (!backend.client) return withoutData
  try {
    return await work(backend.client, backend.compact)
  } finally {
    await backend.close()
  }
}
