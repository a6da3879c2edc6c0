import { notFound, redirect } from '@tanstack/react-router'

/**
 * Redirects a path of the previous site to its current page and replaces the
 * history entry. Every other path is not found. For routes without a page of
 * their own.
 */
export async function redirectLegacyPath({
  location,
}: {
  location: { pathname: string }
}): Promise<never> {
  // Imported on demand because few visitors arrive at a path of the previous
  // site.
  const { legacyTarget } = await import('./canonical-path')
  const target = legacyTarget(location.pathname)
  if (target) throw redirect({ ...target, replace: true, statusCode: 301 })
  throw notFound()
}
