import * as v from 'valibot'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import { readPages } from './read-pages.ts'

/** How far the owner is with a lead. */
export const progressStatuses = ['new', 'called', 'won', 'lost'] as const
export type Progress = (typeof progressStatuses)[number]

/** What was marked so far, by the id of the request; whatever is not in it is new. */
export async function readProgress(client: AdminClient): Promise<Map<string, Progress>> {
  const marks = await readPages('marks', (first, last) =>
    client
      .from('quote_progress')
      .select('quote_request_id,status')
      .order('quote_request_id')
      .range(first, last),
  )
  return new Map(
    marks.map(({ quote_request_id, status }) => [
      quote_request_id,
      v.parse(v.picklist(progressStatuses), status),
    ]),
  )
}

/** Notes how far the owner is with a request. */
export async function markQuote(
  client: AdminClient,
  id: string,
  progress: Progress,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const unknown = { ok: false, message: `There is no quote request ${id}.` } as const
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return unknown
  const { data, error } = await client.rpc('mark_quote_request', { request_id: id, progress })
  if (error) return { ok: false, message: `Nothing was marked: ${error.message}` }
  return data === 0 ? unknown : { ok: true }
}
