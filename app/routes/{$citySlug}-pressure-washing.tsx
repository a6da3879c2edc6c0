import { createFileRoute } from '@tanstack/react-router'

import { isCitySlug } from '~/content/cities/city'
import { notFoundPage } from '~/content/page-texts'
import { redirectLegacyPath } from '~/lib/legacy-redirect'
import { pageHead } from '~/lib/page-head'

/** The earlier addresses of the city pages, with a type of their own so that links to them are checked. */
export const Route = createFileRoute('/{$citySlug}-pressure-washing')({
  // Whatever else stands before the suffix is not ours: the next matching route answers.
  params: { parse: ({ citySlug }) => isCitySlug(citySlug) && { citySlug } },
  beforeLoad: redirectLegacyPath,
  head: ({ match }) => pageHead({ site: match.context.site, meta: notFoundPage }),
})
