import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'

import { callServer } from '~/lib/call-server'
import { sinceLoad } from '~/lib/query-client'

import {
  type FeaturedVideoResult,
  homeVideo,
  serviceVideo,
} from './read-featured-video.server'

const fetchHomeVideo = createServerFn().handler(() => homeVideo.read())
const fetchServiceVideo = createServerFn().handler(() => serviceVideo.read())

const halfHourMs = 30 * 60_000

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
  fetchVideo: () => Promise<FeaturedVideoResult>,
) {
  return queryOptions({
    queryKey: [name],
    queryFn: () =>
      callServer(
        'the featured video',
        fetchVideo,
        ({ video }) => video === undefined || typeof video.url === 'string',
      ),
    staleTime: (query) => sinceLoad(halfHourMs, query),
  })
}
