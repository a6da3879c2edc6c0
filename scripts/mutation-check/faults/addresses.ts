import type { Fault } from '../fault.ts'

/** Addresses, redirects and what crawlers read. */
export const addressFaults: readonly Fault[] = [
  {
    harm: 'an unknown city does not go to /404',
    file: 'app/routes/city.$citySlug.tsx',
    from: "redirect({ to: '/404', replace: true })",
    to: "redirect({ to: '/contact', replace: true })",
    caughtBy: 'app route-contract',
  },
  {
    harm: 'the sitemap gives city pages the priority of redirects',
    file: 'app/seo/sitemap.ts',
    from: "priority: '0.7',\n    sources: [`app",
    to: "priority: '0.6',\n    sources: [`app",
    caughtBy: 'unit sitemap',
  },
  {
    harm: 'the earlier page of a city leads to the contact page',
    file: 'app/content/legacy-redirects.ts',
    from: "target: { to: '/city/$citySlug', params: { citySlug } }",
    to: "target: { to: '/contact' }",
    caughtBy: 'unit legacy-redirects',
  },
  {
    harm: 'redirects are temporary',
    file: 'app/server/canonical-redirect.server.ts',
    from: 'status: 301',
    to: 'status: 302',
    caughtBy: 'app route-contract',
  },
  {
    harm: 'the structured data names no business',
    file: 'app/seo/structured-data.ts',
    from: '{ ...businessNode(site), ',
    to: '{ ',
    caughtBy: 'app structured-data',
  },
  {
    harm: 'every page calls the home page its canonical address',
    file: 'app/seo/page-head.ts',
    from: "links: [{ rel: 'canonical', href: url }]",
    to: "links: [{ rel: 'canonical', href: site.url }]",
    caughtBy: 'app route-contract',
  },
]
