import { cityPageContent } from './cities/city-page-content.ts'
import { citySlugs, serviceAreas } from './cities/city.ts'
import { areasFile, cityFile, serviceFile } from './page-file-names.ts'
import { servicePageContent } from './services/service-page-content.ts'
import { serviceIds } from './services/service.ts'

/**
 * What a page shows of one of many, by the name of the file that says it in the browser. The build writes them:
 * scripts/build/page-files.ts. On the server a page asks for the one itself.
 */
export function pageFiles(): ReadonlyMap<string, unknown> {
  const services = Map.groupBy(serviceIds, serviceFile)
  return new Map<string, unknown>([
    [areasFile, serviceAreas],
    ...citySlugs.map((slug) => [cityFile(slug), cityPageContent(slug)] as const),
    ...Array.from(services, ([name, ids]) => {
      return [name, Object.fromEntries(ids.map((id) => [id, servicePageContent(id)]))] as const
    }),
  ])
}
