import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'

import type { ReviewsResponse } from '#domain/reviews-contract.ts'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { readReviews } from './read-reviews.server'

/** The reviews, newest first. A failed read has already been logged. */
export type ReviewsResult = ({ ok: true } & ReviewsResponse) | { ok: false }

export type ReviewsSource = ReviewsResponse['source']

const fetchReviews = createServerFn().handler(() => readReviews())

const minute = 60_000

/**
 * Query for the reviews of the marquee and the reviews page. Fresh for 30
 * minutes, kept in the cache for 60.
 */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => fetchReviews().then(assertRpcResponse).catch(toFailedResult),
  // A failed read is retried sooner, but not on every navigation.
  staleTime: ({ state }) => (state.data?.ok === false ? minute : 30 * minute),
  // On the server, the timer would keep the request's memory alive for an hour.
  gcTime: import.meta.env.SSR ? Infinity : 60 * minute,
})

function toFailedResult(error: unknown): ReviewsResult {
  console.error('Failed to request the reviews.', error)
  return { ok: false }
}
