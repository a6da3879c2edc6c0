import { cityIndex } from '../../app/content/cities/city-index.ts'
import { services } from '../../app/content/services/services.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'

interface PageRow {
  path: string
  title: string
  /** The specified sitemap priority. Pages without one are not listed. */
  priority?: string
}

/** Every page of the site. */
export const pages: readonly PageRow[] = [
  { path: '/', title: 'Pressure Washing Sacramento, CA', priority: '1.0' },
  {
    path: '/services',
    title: 'Concrete Sealing in Sacramento',
    priority: '0.9',
  },
  { path: '/contact', title: 'Contact and Free Quote', priority: '0.9' },
  { path: '/gallery', title: 'Before and After Gallery', priority: '0.8' },
  { path: '/reviews', title: 'Customer Reviews', priority: '0.8' },
  ...specialties.map(({ slug, search }) => ({
    path: `/${slug}`,
    title: search.title,
    priority: '0.7',
  })),
  ...services.slice(1).map(({ id, search }) => ({
    path: `/services?tab=${id}`,
    title: search.title,
  })),
  ...cityIndex.map(({ name, slug }) => ({
    path: `/city/${slug}`,
    title: name,
    priority: '0.7',
  })),
]

export const onePathPerKind: readonly string[] = [
  '/',
  '/services?tab=roof',
  '/gallery',
  '/reviews',
  '/contact',
  ...specialties.map(({ slug }) => `/${slug}`),
  '/city/folsom',
]

/** Specified redirects from URLs of the previous site. */
export const redirects: readonly {
  path: string
  to: string
  priority?: string
}[] = [
  { path: '/about-us', to: '/' },
  { path: '/roof-pressure-washing', to: '/services?tab=roof' },
  { path: '/roof-pressure-washing-sacramento', to: '/services?tab=roof' },
  { path: '/house-washing', to: '/services?tab=full-house' },
  { path: '/concrete-and-paver-sealing', to: '/services?tab=concrete-sealing' },
  { path: '/driveway-pressure-washing', to: '/services?tab=driveway' },
  { path: '/patio-pressure-washing', to: '/services?tab=patio' },
  {
    path: '/commercial-pressure-washing-company-sacramento',
    to: '/services?tab=commercial',
  },
  { path: '/blog', to: '/reviews' },
  { path: '/privacy', to: '/contact' },
  { path: '/epoxy-garage-flooring-elk-grove', to: '/epoxy' },
  { path: '/pressure-washing-company-carmichael', to: '/city/carmichael' },
  ...cityIndex.map(({ slug }) => ({
    path: `/${slug}-pressure-washing`,
    to: `/city/${slug}`,
    priority: '0.6',
  })),
]

/** Paths that do not exist. */
export const missingPaths: readonly string[] = [
  '/nowhere',
  '/404',
  '/pricing/2025',
  '/services/roof',
  '/city',
  '/atlantis-pressure-washing',
  '/%3Cscript%3E',
  '/caf%C3%A9',
]
