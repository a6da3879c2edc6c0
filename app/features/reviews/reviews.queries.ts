import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'

import type { ReviewsResponse } from '#domain/reviews-contract.ts'
import { callServer } from '~/lib/call-server'
import { isFailedResult } from '~/lib/failed-result'
import { sinceLoad } from '~/lib/query-client'

import { pageOfReviews } from './page-of-reviews'
import { reviews } from './read-reviews.server'

export type ReviewsSource = ReviewsResponse['source']

const pageSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

const fetchReviews = createServerFn()
  .validator(pageSchema)
  .handler(async ({ data: page }) => pageOfReviews(await reviews.read(), page))

const minuteMs = 60_000
const halfHourMs = 30 * minuteMs

/** Kept in the cache for 60 minutes, like every query (query-client.ts). */
export function reviewsPageQuery(page: number) {
  return queryOptions({
    queryKey: ['reviews', page],
    queryFn: () =>
      callServer(
        'the reviews',
        () => fetchReviews({ data: page }),
        ({ reviews: shown }) => Array.isArray(shown),
      ),
    // A failed read is retried sooner, but not on every navigation.
    staleTime: (query) =>
      sinceLoad(
        isFailedResult(query.state.data) ? minuteMs : halfHourMs,
        query,
      ),
  })
}

export const reviewsQuery = reviewsPageQuery(1)
