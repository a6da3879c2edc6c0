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
