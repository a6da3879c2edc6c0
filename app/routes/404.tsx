import { createFileRoute, notFound } from '@tanstack/react-router'

import { notFoundPage } from '~/content/not-found-page-text'
import { pageHead } from '~/lib/page-head'

/** Redirect target of unknown cities. Responds like any other unknown URL. */
export const Route = createFileRoute('/404')({
  beforeLoad: () => {
    throw notFound()
  },
  head: ({ match }) => pageHead({ site: match.context.site, meta: notFoundPage }),
})
