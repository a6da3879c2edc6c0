import { parseArgs, type ParseArgsConfig } from 'node:util'

import '../env-file.ts'
import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import { openBackend } from './open-backend.ts'

/** Ends the process: code 1 for what went wrong, 2 for how it was called. */
export function fail(message: string, code: 1 | 2): never {
  console.error(message)
  process.exit(code)
}

/** What the command was called with; ends the process, with how it is called, when it knows no such option. */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${sentenceOf(error)}\n${usage}`, 2)
  }
}

/** Runs one of the owner's commands on the backend; `withoutData` is the answer while there is no data folder yet. */
export async function withBackend<Answer>(
  work: (client: AdminClient, compact: () => Promise<void>) => Promise<Answer>,
  withoutData: Answer,
): Promise<Answer> {
  const backend = await openBackend(process.env)
  if (!backend.ok) return fail(backend.message, 1)
  if (!backend.client) return withoutData
  try {
    return await work(backend.client, backend.compact)
  } finally {
    await backend.close()
  }
}
