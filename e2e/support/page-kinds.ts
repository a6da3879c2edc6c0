import { serviceAreas } from '../../app/content/cities/city.ts'
import { cityPath, mainPages } from '../../app/lib/site-pages.ts'

interface PageKind {
  kind: string
  path: string
  /** Console messages that belong to this page. */
  expectedConsole: RegExp | undefined
}

/** One page of every kind, and one that does not exist. The cities share one layout. */
export const pageKinds: readonly PageKind[] = [
  ...Object.values(mainPages).map(({ kind, path }) => ({ kind, path, expectedConsole: undefined })),
  { kind: 'city', path: cityPath(serviceAreas[0].slug), expectedConsole: undefined },
  { kind: 'missing', path: '/no/such/page', expectedConsole: /status of 404/ },
]
