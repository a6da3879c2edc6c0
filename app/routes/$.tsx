import { createFileRoute } from '@tanstack/react-router'

import { notFoundPage } from '~/content/page-texts'
import { leaveLegacyAddress } from '~/lib/legacy-redirect'
import { pageHead } from '~/lib/page-head'

/** Every address no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: leaveLegacyAddress,
  head: ({ match }) => pageHead({ site: match.context.site, meta: notFoundPage }),
})
