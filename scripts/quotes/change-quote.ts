import * as v from 'valibot'

import { type AdminClient, callSql } from '../../supabase/functions/_shared/admin-client.ts'
import type { Progress } from './progress.ts'

type Changed = { ok: true } | { ok: false; message: string }

/** How many requests the database has changed. */
type Count = PromiseLike<{ data: number | null; error: { message: string } | null }>

/** Notes how far the owner is with a request. */
export function markQuote(client: AdminClient, id: string, progress: Progress): Promise<Changed> {
  const mark = () => callSql(client, 'mark_quote_request', { request_id: id, progress })
  return change(id, mark, 'Nothing was marked')
}

/** Puts the notifications of one request back into the outbox, also of one that was flagged or given up. */
export function resendQuote(client: AdminClient, id: string): Promise<Changed> {
  const requeue = () => callSql(client, 'requeue_quote_request', { request_id: id })
  return change(id, requeue, 'The request could not be sent again')
}

async function change(id: string, ask: () => Count, refused: string): Promise<Changed> {
  const unknown = { ok: false, message: `There is no quote request ${id}.` } as const
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return unknown
  const { data, error } = await ask()
  if (error) return { ok: false, message: `${refused}: ${error.message}` }
  return data === 0 ? unknown : { ok: true }
}
