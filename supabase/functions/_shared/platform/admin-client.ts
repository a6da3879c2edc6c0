import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import { clientOptions } from '#domain/client-options.ts'
import type { Database } from '#domain/database.types.ts'

import type { Environment } from './function-environment.ts'

// Long enough for a database to wake up, short enough that the visitor is still
// waiting.
const databaseTimeoutMs = 8_000

export type AdminClient = SupabaseClient<Database>

type SqlFunctions = Database['public']['Functions']

// Plain `keyof` yields only the keys that all members share.
type KeysOfUnion<Args> = Args extends unknown ? keyof Args : never

/**
 * `rpc` itself reports only missing arguments, so a renamed optional one would
 * not fail until a visitor's request reaches the database.
 */
export function callSql<
  Name extends keyof SqlFunctions,
  Args extends SqlFunctions[Name]['Args'],
>(
  client: AdminClient,
  name: Name,
  args: Args &
    Record<Exclude<KeysOfUnion<Args>, keyof SqlFunctions[Name]['Args']>, never>,
) {
  return client.rpc(name, args)
}

/** Throws when a variable is missing, so that the function fails to start. */
export function createAdminClient(
  environment: Environment,
  timeoutMs = databaseTimeoutMs,
): AdminClient {
  const url = environment.SUPABASE_URL
  if (url === undefined) throw new Error('SUPABASE_URL is not set')
  const secretKey = environment.SUPABASE_SERVICE_ROLE_KEY
  if (secretKey === undefined)
    throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set')
  return createClient<Database>(url, secretKey, {
    ...clientOptions,
    global: { fetch: fetchWithin(timeoutMs) },
  })
}

// The timeout also covers reading the response body.
function fetchWithin(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal
      ? AbortSignal.any([init.signal, timeout])
      : timeout
    return fetch(input, { ...init, signal })
  }
}
