/** The addresses of the specification, written down once more, apart from the site's own tables. */
export const citySlugs = `
  orangevale el-dorado-hills loomis granite-bay roseville west-sacramento foothill-farms rosemont
  rocklin rio-linda rancho-cordova carmichael folsom north-highlands fair-oaks citrus-heights
`
  .trim()
  .split(/\s+/)

export interface PageRow {
  path: string
  title: string
  inSitemap: boolean
}

const tabs = {
  'full-house': 'House Washing in Sacramento',
  driveway: 'Driveway Cleaning in Sacramento',
  patio: 'Patio Cleaning in Sacramento',
  commercial: 'Commercial Cleaning Sacramento',
  'deck-fence': 'Deck & Fence Washing Sacramento',
  roof: 'Roof Cleaning in Sacramento',
  gutter: 'Gutter Cleaning in Sacramento',
}

export const pages: readonly PageRow[] = [
  { path: '/', title: 'Pressure Washing Sacramento, CA', inSitemap: true },
  { path: '/services', title: 'Concrete Sealing in Sacramento', inSitemap: true },
  { path: '/gallery', title: 'Before and After Gallery', inSitemap: true },
  { path: '/reviews', title: 'Customer Reviews', inSitemap: true },
  { path: '/contact', title: 'Contact and Free Quote', inSitemap: true },
  { path: '/epoxy', title: 'Epoxy Garage Floors Sacramento', inSitemap: true },
  ...Object.entries(tabs).map(([tab, title]) => ({ path: `/services?tab=${tab}`, title, inSitemap: false })),
  ...citySlugs.map((slug) => ({ path: `/city/${slug}`, title: cityTitle(slug), inSitemap: true })),
]

// Only the name is certain: the words around it differ from city to city.
function cityTitle(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

export const redirects: readonly { path: string; to: string; inSitemap: boolean }[] = [
  { path: '/about-us', to: '/', inSitemap: false },
  { path: '/roof-pressure-washing', to: '/services?tab=roof', inSitemap: false },
  { path: '/roof-pressure-washing-sacramento', to: '/services?tab=roof', inSitemap: false },
  { path: '/house-washing', to: '/services?tab=full-house', inSitemap: false },
  { path: '/concrete-and-paver-sealing', to: '/services?tab=concrete-sealing', inSitemap: false },
  { path: '/driveway-pressure-washing', to: '/services?tab=driveway', inSitemap: false },
  { path: '/patio-pressure-washing', to: '/services?tab=patio', inSitemap: false },
  {
    path: '/commercial-pressure-washing-company-sacramento',
    to: '/services?tab=commercial',
    inSitemap: false,
  },
  { path: '/blog', to: '/reviews', inSitemap: false },
  { path: '/privacy', to: '/contact', inSitemap: false },
  { path: '/epoxy-garage-flooring-elk-grove', to: '/epoxy', inSitemap: false },
  { path: '/pressure-washing-company-carmichael', to: '/city/carmichael', inSitemap: false },
  ...citySlugs.map((slug) => ({ path: `/${slug}-pressure-washing`, to: `/city/${slug}`, inSitemap: true })),
]

export const nowhere: readonly string[] = [
  '/nowhere',
  '/404',
  '/pricing/2025',
  '/services/roof',
  '/city',
  '/city/atlantis',
  '/atlantis-pressure-washing',
  '/gallery.php',
  '/%3Cscript%3E',
  '/caf%C3%A9',
]

export interface Spelling {
  name: string
  of: (path: string) => string
}

/** What people and programs make of an address. */
export const spellings: readonly Spelling[] = [
  { name: 'as it is', of: (path) => path },
  { name: 'with a slash at the end', of: (path) => onPath(path, (it) => `${it}/`) },
  { name: 'in capitals', of: (path) => onPath(path, (it) => it.toUpperCase()) },
  { name: 'with double slashes', of: (path) => onPath(path, (it) => it.replaceAll('/', '//')) },
  { name: 'all at once', of: (path) => onPath(path, (it) => `${it.replaceAll('/', '//').toUpperCase()}//`) },
]

export const queries: readonly string[] = ['', 'utm_source=ad+words&gclid=Q', 'a=%26&a=b&id=0123']

function onPath(address: string, change: (path: string) => string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return change(pathname) + search
}
