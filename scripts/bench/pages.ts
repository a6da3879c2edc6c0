import { isCitySlug, serviceAreas } from '../../app/content/cities/city.ts'
import { cityPath, mainPages } from '../../app/seo/site-pages.ts'

// All figures so far are of this one.
const measured: string = 'folsom'

/** The city whose page stands for all of them. */
export const benchCity = cityPath(isCitySlug(measured) ? measured : serviceAreas[0].slug)

export interface BenchPage {
  kind: string
  path: string
}

/** One page of every kind, and a second service: its texts are other ones than those of the first. */
export const benchPages: readonly BenchPage[] = [
  ...Object.values(mainPages).map(({ kind, path }) => ({ kind, path })),
  { kind: 'service', path: '/services?tab=roof' },
  { kind: 'city', path: benchCity },
]

/** The pages of the named kinds, in the order of the table; all of them when none is named. */
export function pagesNamed(kinds: readonly string[]): readonly BenchPage[] {
  const unknown = kinds.filter((kind) => !benchPages.some((page) => page.kind === kind))
  if (unknown.length > 0) {
    const known = benchPages.map(({ kind }) => kind).join(', ')
    throw new Error(`No such page: ${unknown.join(', ')}. There are: ${known}.`)
  }
  return benchPages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
}
