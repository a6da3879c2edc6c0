import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '#functions/_shared/database.types.ts'

import { supabaseSettings } from './supabase-settings.server'

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
  const { url, publishableKey } = supabaseSettings()
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A page must not wait through three silent retries of a dead backend.
    db: { retry: false },
  })
}
