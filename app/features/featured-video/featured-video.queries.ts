import { queryOptions } from '@tanstack/react-query'

import { ownAnswer } from '~/ui/own-answer'

import type { FeaturedVideoResult } from './featured-video'

// The owner changes it a few times a year.
const staleTime = 30 * 60_000

// On demand: the page brings its video along, and what calls the server is no small part of all script.
const calls = () => import('./featured-video.functions')

/** The video behind the hero of the home page. */
export const homeVideoQuery = featuredVideoQuery('featured-home-video', () =>
  calls().then(({ fetchHomeVideo }) => fetchHomeVideo()),
)

/** The video behind the hero of the services page. */
export const serviceVideoQuery = featuredVideoQuery('featured-service-video', () =>
  calls().then(({ fetchServiceVideo }) => fetchServiceVideo()),
)

export type FeaturedVideoQuery = typeof homeVideoQuery

function featuredVideoQuery(name: string, ask: () => Promise<FeaturedVideoResult>) {
  return queryOptions({
    queryKey: [name],
    queryFn: () => ask().then(ownAnswer).catch(unreachable),
    staleTime,
  })
}

// Decoration: whatever goes wrong on the way, the hero stays dark and the page stands.
function unreachable(error: unknown): FeaturedVideoResult {
  console.error('No featured video.', error)
  return { ok: false }
}
