import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'

import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { readHomeVideo, readServiceVideo } from './read-featured-video.server'

/** A video that the owner has chosen for the background of a hero. */
export interface FeaturedVideo {
  url: string
  type: string
  posterUrl: string | undefined
}

/**
 * `video` is missing if none is featured. A failed read has already been
 * logged.
 */
export type FeaturedVideoResult =
  | { ok: true; video?: FeaturedVideo }
  | { ok: false }

const fetchHomeVideo = createServerFn().handler(() => readHomeVideo())
const fetchServiceVideo = createServerFn().handler(() => readServiceVideo())

// The owner changes the video a few times a year.
const staleTime = 30 * 60_000

export const homeVideoQuery = featuredVideoQuery(
  'featured-home-video',
  fetchHomeVideo,
)

export const serviceVideoQuery = featuredVideoQuery(
  'featured-service-video',
  fetchServiceVideo,
)

export type FeaturedVideoQuery = typeof homeVideoQuery

function featuredVideoQuery(
  name: string,
  request: () => Promise<FeaturedVideoResult>,
) {
  return queryOptions({
    queryKey: [name],
    queryFn: () => request().then(assertRpcResponse).catch(toFailedResult),
    staleTime,
  })
}

function toFailedResult(error: unknown): FeaturedVideoResult {
  console.error('Failed to request the featured video.', error)
  return { ok: false }
}
