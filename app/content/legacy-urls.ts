import type * as v from 'valibot'

import { legacyUrls as file } from '#firm/legacy-urls.ts'

import { citySlugs } from './cities/city-index.ts'
import type { legacyUrlsSchema } from './legacy-urls.schema.ts'
import { pagePaths } from './page-paths.ts'
import { serviceIds } from './services/service-index.ts'
import { specialtyNames } from './specialties/specialty-index.ts'

export type LegacyUrls = v.InferOutput<typeof legacyUrlsSchema>

type LegacyRedirect = LegacyUrls['redirects'][number]

const { cityPattern } = file

/** The cities' pages on the previous site, which the sitemap still lists. */
export const legacyCityRedirects: readonly LegacyRedirect[] =
  cityPattern === undefined
    ? []
    : citySlugs.map((slug) => ({
        from: cityPattern.replace('{slug}', slug),
        to: `/city/${slug}`,
      }))

const paths = pagePaths({
  serviceIds,
  specialtySlugs: specialtyNames.map(({ slug }) => slug),
  citySlugs,
})

/** Without those to a service, city or specialty that the firm removed. */
export const legacyRedirects: readonly LegacyRedirect[] = [
  ...file.redirects.filter(({ to }) => paths.has(to)),
  ...legacyCityRedirects,
]
