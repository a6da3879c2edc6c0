import { serviceAreas } from '../../app/content/cities/city.ts'
import { cityPath, mainPages } from '../../app/seo/site-pages.ts'

interface SamplePage {
  kind: string
  path: string
  /** What the browser says about this page on purpose. */
  expectedConsole: RegExp | undefined
}

/** One page of every kind, and one that is not there. The cities share one layout. */
export const pageKinds: readonly SamplePage[] = [
  ...Object.values(mainPages).map(({ kind, path }) => ({ kind, path, expectedConsole: undefined })),
  { kind: 'city', path: cityPath(serviceAreas[0].slug), expectedConsole: undefined },
  { kind: 'missing', path: '/no/such/page', expectedConsole: /status of 404/ },
]
