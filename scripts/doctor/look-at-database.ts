import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'
import { listQuotes } from '../quotes/list-quotes.ts'
import { findGaps } from '../quotes/proof.ts'
import { bad, type Finding, good, look } from './finding.ts'

const graceMs = 15 * 60_000

/** What the tables say: migrations, leads, reviews, films. */
export async function lookAtDatabase(client: AdminClient, withGoogle: boolean): Promise<Finding[]> {
  // The newest table: where it is missing, so are the last migrations.
  const newest = await client.from('quote_progress').select('status').limit(1)
  if (newest.error) {
    return [bad('database', `it lacks the last migrations, or does not answer: ${newest.error.message}`)]
  }
  return [
    good('database', 'answers, with all migrations'),
    await leads(client),
    await reviews(client, withGoogle),
    ...(await films(client)),
  ]
}

async function leads(client: AdminClient): Promise<Finding> {
  const { counts, gaps } = findGaps(await listQuotes(client), Date.now() - graceMs)
  return gaps.length === 0
    ? good('leads', `${counts.stored} stored, none of them older than 15 minutes and undelivered`)
    : bad('leads', `${gaps.length} of ${counts.stored} have not reached you: npm run quotes:proof`)
}

async function reviews(client: AdminClient, withGoogle: boolean): Promise<Finding> {
  if (withGoogle) return good('reviews', 'come from Google Maps')
  const { data } = await client.from('reviews').select('id').eq('published', true).throwOnError()
  const samples = data.filter(({ id }) => isSampleRow(id)).length
  if (samples > 0) return look('reviews', `${samples} invented samples are shown: npm run reviews -- --add`)
  return good('reviews', `${data.length} are shown`)
}

async function films(client: AdminClient): Promise<Finding[]> {
  const tables = ['pressure_washing_videos', 'service_videos'] as const
  return Promise.all(
    tables.map(async (table) => {
      const about = table === 'service_videos' ? 'film, services' : 'film, home'
      const { data } = await client.from(table).select('id,video_url').eq('is_featured', true).throwOnError()
      const [film] = data
      if (!film) return look(about, 'none: the hero is dark')
      if (data.length > 1)
        return look(about, `${data.length} are featured at once: npm run videos -- --feature`)
      return isSampleRow(film.id)
        ? look(about, `the drawn sample ${film.video_url}`)
        : good(about, film.video_url)
    }),
  )
}
