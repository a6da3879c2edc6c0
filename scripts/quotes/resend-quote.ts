import * as v from 'valibot'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'

/** Puts the notifications of one request back into the outbox, also of one that was flagged or given up. */
export async function resendQuote(
  client: AdminClient,
  id: string,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const unknown = { ok: false, message: `There is no quote request ${id}.` } as const
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return unknown
  const { data, error } = await client.rpc('requeue_quote_request', { request_id: id })
  if (error) return { ok: false, message: `The request could not be sent again: ${error.message}` }
  return data === 0 ? unknown : { ok: true }
}
