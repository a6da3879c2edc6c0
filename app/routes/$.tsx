import { createFileRoute } from '@tanstack/react-router'

import { notFoundPage } from '~/content/page-texts'
import { redirectLegacyPath } from '~/lib/legacy-redirect'
import { pageHead } from '~/lib/page-head'

/** Matches every URL that no other route matches. */
export const Route = createFileRoute('/$')({
  beforeLoad: redirectLegacyPath,
  head: ({ match }) => pageHead({ site: match.context.site, meta: notFoundPage }),
})
