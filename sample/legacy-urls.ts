import type { LegacyUrls } from '../app/content/legacy-urls.ts'

/**
 * Paths of the previous site that people and search engines may still use, with
 * their current targets.
 */
export const legacyUrls: LegacyUrls = {
  /** Every city's page on the previous site. The sitemap still lists them. */
  cityPattern: '/{slug}-pressure-washing',
  redirects: [
    { from: '/about-us', to: '/' },
    { from: '/roof-pressure-washing', to: '/services?tab=roof' },
    { from: '/roof-pressure-washing-sacramento', to: '/services?tab=roof' },
    { from: '/house-washing', to: '/services?tab=full-house' },
    {
      from: '/concrete-and-paver-sealing',
      to: '/services?tab=concrete-sealing',
    },
    { from: '/driveway-pressure-washing', to: '/services?tab=driveway' },
    { from: '/patio-pressure-washing', to: '/services?tab=patio' },
    {
      from: '/commercial-pressure-washing-company-sacramento',
      to: '/services?tab=commercial',
    },
    { from: '/blog', to: '/reviews' },
    { from: '/privacy', to: '/contact' },
    { from: '/epoxy-garage-flooring-elk-grove', to: '/epoxy' },
    { from: '/pressure-washing-company-carmichael', to: '/city/carmichael' },
  ],
}
