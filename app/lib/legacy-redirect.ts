import { notFound, redirect } from '@tanstack/react-router'

/**
 * For routes that are no page: sends an address of the earlier site to its new place, as a step of the router
 * that replaces the entry in the history, and lets every other address be not found.
 */
export async function redirectLegacyPath({ location }: { location: { pathname: string } }): Promise<never> {
  // On demand: hardly a visitor comes by an address of the earlier site.
  const { legacyTarget } = await import('./canonical-path')
  const target = legacyTarget(location.pathname)
  if (target) throw redirect({ ...target, replace: true, statusCode: 301 })
  throw notFound()
}
