import { createFileRoute } from '@tanstack/react-router'

import { isCitySlug } from '~/content/cities/service-areas'
import { notFoundPage } from '~/content/not-found-page-text'
import { pageHead } from '~/lib/page-head'
import { redirectLegacyPath } from '~/lib/redirect-legacy-path'

/**
 * Legacy URLs of the city pages, as a route of their own so that links to them
 * are type-checked.
 */
export const Route = createFileRoute('/{$citySlug}-pressure-washing')({
  // For any other prefix, the router falls through to the next matching route.
  params: { parse: ({ citySlug }) => isCitySlug(citySlug) && { citySlug } },
  beforeLoad: redirectLegacyPath,
  head: ({ matches }) => pageHead({ matches, meta: notFoundPage }),
})
