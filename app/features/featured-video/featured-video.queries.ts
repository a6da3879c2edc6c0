import { queryOptions } from '@tanstack/react-query'

import { ownAnswer } from '~/ui/own-answer'

import type { FeaturedVideoResult } from './featured-video'

// The owner changes it a few times a year.
const staleTime = 30 * 60_000

// On demand: the page brings its video along, and what calls the server is no small part of all script.
const calls = () => import('./featured-video.functions')

/** The video behind the hero of the home page. */
export const homeVideoQuery = queryOptions({
  queryKey: ['featured-home-video'],
  queryFn: () =>
    calls()
      .then(({ fetchHomeVideo }) => fetchHomeVideo())
      .then(ownAnswer)
      .catch(unreachable),
  staleTime,
})

/** The video behind the hero of the services page. */
export const serviceVideoQuery = queryOptions({
  queryKey: ['featured-service-video'],
  queryFn: () =>
    calls()
      .then(({ fetchServiceVideo }) => fetchServiceVideo())
      .then(ownAnswer)
      .catch(unreachable),
  staleTime,
})

export type FeaturedVideoQuery = typeof homeVideoQuery

// Decoration: whatever goes wrong on the way, the hero stays dark and the page stands.
function unreachable(error: unknown): FeaturedVideoResult {
  console.error('The featured video could not be asked for.', error)
  return { ok: false }
}
