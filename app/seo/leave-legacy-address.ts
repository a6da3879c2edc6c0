import { notFound, redirect } from '@tanstack/react-router'

import { legacyTarget } from './canonical-path'

/**
 * For routes that are no page: sends an address of the earlier site to its new place, as a step of the router
 * that replaces the entry in the history, and lets every other address be not found.
 */
export function leaveLegacyAddress({ location }: { location: { pathname: string } }): never {
  const target = legacyTarget(location.pathname)
  if (target) throw redirect({ ...target, replace: true, statusCode: 301 })
  throw notFound()
}
