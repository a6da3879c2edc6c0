import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'

import type { ReviewsResponse } from '#functions/_shared/reviews-contract.ts'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { readReviews } from './read-reviews.server'

/** The newest review first. A failed read has been logged where it failed. */
export type ReviewsResult = ({ ok: true } & ReviewsResponse) | { ok: false }

export type ReviewsSource = ReviewsResponse['source']

const fetchReviews = createServerFn().handler(() => readReviews())

const minute = 60_000

/** The reviews of the strip and of the reviews page: fresh for 30 minutes, kept for 60. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => fetchReviews().then(assertRpcResponse).catch(unreachable),
  // A failure is retried much sooner, though not on every click.
  staleTime: ({ state }) => (state.data?.ok === false ? minute : 30 * minute),
  // On the server the timer would hold the memory of a request for an hour.
  gcTime: import.meta.env.SSR ? Infinity : 60 * minute,
})

function unreachable(error: unknown): ReviewsResult {
  console.error('The reviews could not be requested.', error)
  return { ok: false }
}
