import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server'

import type { Database } from '#functions/_shared/database.types.ts'
import { visitorHeaders } from '#functions/_shared/visitor-hash.ts'

import { backendSettings } from './env.server'

let client: SupabaseClient<Database> | undefined

/** The site's one connection to its backend, with the public key: it can do what any visitor could, no more. */
export function supabase(): SupabaseClient<Database> {
  const { url, publishableKey } = backendSettings()
  client ??= createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A page must not wait through three silent retries of a dead backend.
    db: { retry: false },
  })
  return client
}

/**
 * Headers that tell an edge function which visitor the current request is from, so that it can keep its limits
 * per visitor. None without `VISITOR_SECRET`, which the functions must know as well.
 */
export function visitorCallHeaders(): Record<string, string> {
  const secret = process.env.VISITOR_SECRET?.trim()
  const proxyHeader = process.env.TRUSTED_PROXY_HEADER?.trim()
  // A proxy adds what it saw at the end of the list; the entries before came with the request. Without the setting the
  // whole header is only what a visitor claims.
  const forwarded = proxyHeader ? getRequestHeader(proxyHeader)?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || getRequestIP()
  if (!secret || !address) return {}
  return { [visitorHeaders.address]: address, [visitorHeaders.secret]: secret }
}
