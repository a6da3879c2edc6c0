import { type AdminClient, callSql } from '../../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'
import { printable } from '../lib/printable.ts'
import type { OwnerReview } from './owner-review.schema.ts'

export type Done = { ok: true; said: string } | { ok: false; message: string }

/** All reviews, hidden ones too, newest first, one a line. */
export async function listReviews(client: AdminClient): Promise<Done> {
  const { data, error } = await client
    .from('reviews')
    .select('id,author,rating,text,reviewed_on,published')
    .order('reviewed_on', { ascending: false })
    .order('id')
  if (error) return { ok: false, message: `The reviews could not be read: ${error.message}` }
  const lines = data.map(({ id, author, rating, text, reviewed_on, published }) => {
    const state = isSampleRow(id) ? 'SAMPLE' : published ? 'shown' : 'hidden'
    const beginning = text.replaceAll(/\s+/g, ' ').slice(0, 60)
    return [id, reviewed_on, `${rating}/5`, state.padEnd(6), printable(author), printable(beginning)].join(
      '  ',
    )
  })
  return { ok: true, said: lines.join('\n') || 'No reviews yet.' }
}

export async function addReviews(
  client: AdminClient,
  reviews: OwnerReview[],
  published: boolean,
): Promise<Done> {
  const added: string[] = []
  for (const { date, ...review } of reviews) {
    const { data, error } = await callSql(client, 'add_review', { ...review, reviewed_on: date, published })
    if (error) return { ok: false, message: `${added.length} added, then: ${error.message}` }
    added.push(data)
  }
  return { ok: true, said: `${added.join('\n')}\n${added.length} added. ${shownSoon}` }
}

export async function showReview(client: AdminClient, id: string, published: boolean): Promise<Done> {
  const { data, error } = await callSql(client, 'publish_review', { review_id: id, published })
  if (error || data === 0) return { ok: false, message: `There is no review ${id}.` }
  return { ok: true, said: `${id} is ${published ? 'published' : 'hidden'}. ${shownSoon}` }
}

const shownSoon = 'The site shows it within a minute; at once after: npm run cache:purge'
