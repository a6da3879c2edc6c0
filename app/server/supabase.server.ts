import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import type { Database } from '#functions/_shared/database.types.ts'

const environmentSchema = v.object({
  SUPABASE_URL: v.pipe(v.string('is missing'), v.url('must be a web address')),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string('is missing'), v.nonEmpty('is missing')),
})

let client: SupabaseClient<Database> | undefined

/**
 * The site's one connection to its backend, with the public key: it can do what any visitor could, no more.
 * Throws when the environment names no project, which `npm start` has checked before.
 */
export function supabase(): SupabaseClient<Database> {
  client ??= connect()
  return client
}

function connect(): SupabaseClient<Database> {
  const environment = v.safeParse(environmentSchema, {
    SUPABASE_URL: process.env.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? process.env.SUPABASE_ANON_KEY,
  })
  if (!environment.success) {
    throw new Error(environment.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'))
  }
  return createClient<Database>(
    environment.output.SUPABASE_URL,
    environment.output.SUPABASE_PUBLISHABLE_KEY,
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      // A page must not wait through three silent retries of a dead backend.
      db: { retry: false },
    },
  )
}
