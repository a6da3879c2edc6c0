import { LRUCache } from 'lru-cache'

import type { CitySlug } from '~/content/cities/city'
import { cityPageContent, type CityPageContent } from '~/content/cities/city-page-content'

// What is nearest and whose turn a pair is takes a look at every place; texts are of the build. Some 6 KB each.
const pages = new LRUCache<CitySlug, CityPageContent>({ max: 200, memoMethod: cityPageContent })

/** `cityPageContent`, made once. */
export function keptCityPage(slug: CitySlug): CityPageContent {
  return pages.memo(slug)
}
