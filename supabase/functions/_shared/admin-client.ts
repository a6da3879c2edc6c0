import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Database } from './database.types.ts'
import type { Environment } from './environment.ts'

// Long enough for a database that wakes up, short enough that the visitor still waits for the answer.
const databaseTimeoutMs = 8_000

/** A client with the rights of the server role. */
export type AdminClient = SupabaseClient<Database>

type SqlFunctions = Database['public']['Functions']

/** Of each member of a union, not those they share. */
type KeysOf<Given> = Given extends unknown ? keyof Given : never

/**
 * Calls a SQL function with arguments it has and no other. To `rpc` itself only a required one that is missing is a
 * type error: a renamed optional one would be refused by the database, in front of a visitor.
 */
export function callSql<Name extends keyof SqlFunctions, Given extends SqlFunctions[Name]['Args']>(
  client: AdminClient,
  name: Name,
  given: Given & Record<Exclude<KeysOf<Given>, keyof SqlFunctions[Name]['Args']>, never>,
) {
  return client.rpc(name, given)
}

/**
 * A client that passes row-level security. It keeps no session and gives up on every call in time. Throws when a
 * variable is missing, so the function fails to start.
 */
export function createAdminClient(environment: Environment): AdminClient {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: secretKey } = environment
  if (url === undefined) throw new Error('SUPABASE_URL is not set')
  if (secretKey === undefined) throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set')
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  })
}

/** Gives up in time, the reading of the answer included. */
function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(databaseTimeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, signal })
}
