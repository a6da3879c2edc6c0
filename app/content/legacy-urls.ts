import type * as v from 'valibot'

import { legacyUrls as file } from '#firm/legacy-urls.ts'

import { citySlugs } from './cities/city-index.ts'
import type { legacyUrlsSchema } from './legacy-urls.schema.ts'

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

export const legacyRedirects: readonly LegacyRedirect[] = [
  ...file.redirects,
  ...legacyCityRedirects,
]
