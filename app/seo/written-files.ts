/** What the server writes for machines, at the addresses these look for. */
export const writtenFiles: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
]
