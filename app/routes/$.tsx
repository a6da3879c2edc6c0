import { createFileRoute } from '@tanstack/react-router'

import { notFoundPage } from '~/content/not-found-page-text'
import { pageHead } from '~/lib/page-head'
import { redirectLegacyPath } from '~/lib/redirect-legacy-path'

/** Matches every URL that no other route matches. */
export const Route = createFileRoute('/$')({
  beforeLoad: redirectLegacyPath,
  head: ({ matches }) => pageHead({ matches, meta: notFoundPage }),
})
