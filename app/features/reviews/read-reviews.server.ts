import * as v from 'valibot'

import { reviewsResponseSchema } from '#functions/_shared/reviews-contract.ts'
import { cachedRead } from '~/lib/cached-read.server'
import { log } from '~/lib/log.server'
import { supabase } from '~/lib/supabase.server'

import type { ReviewsResult } from './reviews-result'

// The page streams until the answer is there or given up: long enough for a function that wakes up, no longer.
const timeout = 4000

/** The reviews, as the `fetch-reviews` function last told them. Never rejects: without them the page does without. */
export const readReviews = cachedRead(askForReviews)

async function askForReviews(): Promise<ReviewsResult> {
  const { data, error } = await supabase().functions.invoke('fetch-reviews', { method: 'GET', timeout })
  if (error) return failed(error)
  const answer = v.safeParse(reviewsResponseSchema, data)
  if (!answer.success) return failed(v.summarize(answer.issues))
  return { ok: true, ...answer.output }
}

function failed(reason: unknown): ReviewsResult {
  log.error({ err: reason }, 'the reviews could not be read')
  return { ok: false }
}
