import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Adds `count` published reviews to what the embedded database of the project is filled with. */
export async function growReviews(project: string, count: number): Promise<void> {
  const sql = `
insert into public.reviews (author, rating, text, reviewed_on, published)
select 'Sample reviewer ' || n, 5, repeat('They came, rinsed and left the roses alive. ', 4), date '2026-10-28' - n, true
from generate_series(1, ${count}) as n;
`
  await appendFile(join(project, 'supabase/seed.sql'), sql)
}
