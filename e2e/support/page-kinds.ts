import { serviceAreas } from '../../app/content/cities/service-areas.ts'
import { cityPath, mainPages } from '../../app/lib/site-pages.ts'

interface PageKind {
  kind: string
  path: string
  /** Console messages that this page always causes. */
  expectedConsole: RegExp | undefined
}

/**
 * One page of each kind, and one that does not exist. One city is enough
 * because all cities share a layout.
 */
export const pageKinds: readonly PageKind[] = [
  ...Object.values(mainPages).map(({ kind, path }) => ({
    kind,
    path,
    expectedConsole: undefined,
  })),
  {
    kind: 'city',
    path: cityPath(serviceAreas[0].slug),
    expectedConsole: undefined,
  },
  { kind: 'missing', path: '/no/such/page', expectedConsole: /status of 404/ },
]
