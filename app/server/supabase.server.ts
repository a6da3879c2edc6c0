import { createHash } from 'node:crypto'

import {
  createClient,
  FunctionsHttpError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server'

import { clientOptions } from '#domain/client-options.ts'
import type { Database } from '#domain/database.types.ts'
import { visitorHeaders } from '#domain/visitor-headers.ts'

import { backendSettings, siteEnvironment } from './env.server'

let client: SupabaseClient<Database> | undefined

/** Has the public key, so no more rights than any visitor. */
export function supabase(): SupabaseClient<Database> {
  const { url, publishableKey } = backendSettings()
  client ??= createClient<Database>(url, publishableKey, {
    ...clientOptions,
    // A page must not wait for three silent retries while the backend is down.
    db: { retry: false },
  })
  return client
}

/** Returns the body of a function's response, whatever its status. */
export async function functionBody({
  data,
  error,
}: {
  data: unknown
  error: unknown
}): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) return data
  return await error.context.json().catch(() => undefined)
}

/** Tells an edge function the visitor's address, for its limits per visitor. */
export function visitorCallHeaders(): Record<string, string> {
  const { visitorSecret } = siteEnvironment()
  if (!visitorSecret) return {}
  // A typed secret may have letters that no header can carry.
  const proof = createHash('sha256').update(visitorSecret).digest('hex')
  const address = visitorAddress()
  if (!address) return { [visitorHeaders.secret]: proof }
  return { [visitorHeaders.address]: address, [visitorHeaders.secret]: proof }
}

function visitorAddress(): string | undefined {
  const { trustedProxyHeader } = siteEnvironment()
  // A proxy appends the address it saw. Earlier entries come from the client.
  const forwarded = trustedProxyHeader
    ? getRequestHeader(trustedProxyHeader)?.split(',').at(-1)?.trim()
    : undefined
  if (forwarded) return forwarded
  // The connection's address is that of a proxy, not of a visitor.
  if (getRequestHeader('x-forwarded-for') !== undefined) return undefined
  return getRequestIP()
}
