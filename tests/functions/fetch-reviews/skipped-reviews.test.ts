import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'

import { temporaryDataFolder } from '../../database/support/data-folder.ts'
import { runSupabase } from '../../database/support/supabase-process.ts'

async function skippedLines(
  supabase: Awaited<ReturnType<typeof runSupabase>>,
): Promise<unknown[]> {
  expect(
    (await fetch(`${supabase.url}/functions/v1/fetch-reviews`)).status,
  ).toBe(200)
  supabase.child.kill('SIGTERM')
  await supabase.ended
  const lines = supabase.log().split('\n')
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'reviews-skipped')
}

test('the log names a review of the owner that visitors do not see because it is malformed', async () => {
  const supabase = await runSupabase(await temporaryDataFolder())
  const admin = createClient(supabase.url, supabase.secretKey, {
    auth: { persistSession: false },
  })
  const review = { author: 'Ana', rating: 5, text: 'On time.' }
  // PostgreSQL has dates that no calendar has.
  const reviews = [
    { ...review, reviewed_on: '2026-06-01' },
    { ...review, reviewed_on: 'infinity' },
  ]
  await admin.rpc('import_reviews', { reviews }).throwOnError()
  const { data } = await admin
    .from('reviews')
    .select('id')
    .eq('reviewed_on', 'infinity')
    .throwOnError()
  expect(await skippedLines(supabase)).toEqual([
    expect.objectContaining({
      level: 'warn',
      leftOut: 1,
      ids: data[0]?.['id'],
    }),
  ])
})
