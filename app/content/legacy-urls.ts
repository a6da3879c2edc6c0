import { type CitySlug, citySlugs } from './cities/service-areas.ts'
import type { ServiceId } from './services/service-index.ts'

/** Options for the router's `redirect()`. */
export type LegacyTarget =
  | { to: '/' | '/reviews' | '/contact' | '/epoxy' }
  | { to: '/services'; search: { tab: ServiceId } }
  | { to: '/city/$citySlug'; params: { citySlug: CitySlug } }

type LegacyRedirect = { from: string; target: LegacyTarget }

/**
 * Returns a city page's path on the previous site. The sitemap still lists it.
 */
export function legacyCityPath(
  slug: CitySlug,
): `/${CitySlug}-pressure-washing` {
  return `/${slug}-pressure-washing`
}

/**
 * Paths of the previous site that people and search engines may still use, with
 * their current targets.
 */
export const legacyRedirects: readonly LegacyRedirect[] = [
  { from: '/about-us', target: { to: '/' } },
  {
    from: '/roof-pressure-washing',
    target: { to: '/services', search: { tab: 'roof' } },
  },
  {
    from: '/roof-pressure-washing-sacramento',
    target: { to: '/services', search: { tab: 'roof' } },
  },
  {
    from: '/house-washing',
    target: { to: '/services', search: { tab: 'full-house' } },
  },
  {
    from: '/concrete-and-paver-sealing',
    target: { to: '/services', search: { tab: 'concrete-sealing' } },
  },
  {
    from: '/driveway-pressure-washing',
    target: { to: '/services', search: { tab: 'driveway' } },
  },
  {
    from: '/patio-pressure-washing',
    target: { to: '/services', search: { tab: 'patio' } },
  },
  {
    from: '/commercial-pressure-washing-company-sacramento',
    target: { to: '/services', search: { tab: 'commercial' } },
  },
  { from: '/blog', target: { to: '/reviews' } },
  { from: '/privacy', target: { to: '/contact' } },
  { from: '/epoxy-garage-flooring-elk-grove', target: { to: '/epoxy' } },
  {
    from: '/pressure-washing-company-carmichael',
    target: { to: '/city/$citySlug', params: { citySlug: 'carmichael' } },
  },
  ...citySlugs.map((citySlug): LegacyRedirect => ({
    from: legacyCityPath(citySlug),
    target: { to: '/city/$citySlug', params: { citySlug } },
  })),
]
