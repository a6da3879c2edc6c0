import { createFileRoute, notFound } from '@tanstack/react-router'

import { notFoundPage } from '~/content/page-texts'
import { pageHead } from '~/lib/page-head'

/** The address unknown cities are sent to. It answers like every other address that leads nowhere. */
export const Route = createFileRoute('/404')({
  beforeLoad: () => {
    throw notFound()
  },
  head: ({ match }) => pageHead({ site: match.context.site, meta: notFoundPage }),
})
