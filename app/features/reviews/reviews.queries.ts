import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'

import type { ReviewsResponse } from '#domain/reviews-contract.ts'
import { callServer } from '~/lib/call-server'
import { isFailedResult } from '~/lib/failed-result'
import { sinceLoad } from '~/lib/query-client'

import { reviews } from './read-reviews.server'

export type ReviewsSource = ReviewsResponse['source']

const fetchReviews = createServerFn().handler(() => reviews.read())

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs

/**
 * Query for the reviews of the marquee and the reviews page. Fresh for 30
 * minutes, kept in the cache for 60 like every query (query-client.ts).
 */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: () => callServer('the reviews', fetchReviews),
  // A failed read is retried sooner, but not on every navigation.
  staleTime: (query) =>
    sinceLoad(isFailedResult(query.state.data) ? minuteMs : halfHourMs, query),
})
