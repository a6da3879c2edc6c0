import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

import { notFoundPage } from '~/content/not-found-page-text'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    // Few visitors arrive at a path of the previous site.
    const { legacyTarget } = await import('~/lib/canonical-path')
    const target = legacyTarget(location.pathname)
    if (target) throw redirect({ href: target, replace: true, statusCode: 301 })
    throw notFound()
  },
  head: ({ matches }) => pageHead({ matches, meta: notFoundPage }),
})
